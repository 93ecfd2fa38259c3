CREATE TABLE `payment_event_subjects` (
	`subject` text NOT NULL,
	`event_id` text NOT NULL,
	PRIMARY KEY(`subject`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_event_subjects_event` ON `payment_event_subjects` (`event_id`);--> statement-breakpoint
-- Nothing has ever written to payment_events.
DROP TABLE `payment_events`;--> statement-breakpoint
CREATE TABLE `payment_events` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`fact` text NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
--> statement-breakpoint
ALTER TABLE `payments` ADD `provider` text DEFAULT 'transfer' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `provider_ref` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `period_start` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `period_end` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_requested_at` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_declined_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_ref` ON `payments` (`provider_ref`);--> statement-breakpoint
CREATE INDEX `payments_pending` ON `payments` (`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `renews` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `payments_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_paid_until` ON `users` (`paid_until`);