DROP INDEX `payments_status`;--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`confirmed_at`,`id`,`amount_cents`,`refunded_cents`);