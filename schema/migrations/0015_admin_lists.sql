CREATE TABLE `generation_counts` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `reason`)
);
--> statement-breakpoint
DROP INDEX `audit_log_at`;--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`,`id`);--> statement-breakpoint
DROP INDEX `payments_status`;--> statement-breakpoint
CREATE INDEX `payments_refund_asked` ON `payments` (`refund_requested_at`) WHERE "payments"."refund_requested_at" is not null;--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`confirmed_at`,`id`,`amount_cents`);--> statement-breakpoint
DROP INDEX `users_created`;--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (lower("name"));--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`,`tier`,`paid_until`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` ("priority" desc,`created_at`,`id`) WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX `contact_messages_answered` ON `contact_messages` (`answered_at`,`id`) WHERE "contact_messages"."answered_at" is not null;