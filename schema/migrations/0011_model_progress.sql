CREATE TABLE `model_failures` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`model` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `model_failures_at` ON `model_failures` (`at`);--> statement-breakpoint
ALTER TABLE `meal_plans` ADD `progress` text;