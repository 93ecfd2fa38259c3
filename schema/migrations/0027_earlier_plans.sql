CREATE TABLE `earlier_plans` (
	`user_id` text NOT NULL,
	`week_of` text NOT NULL,
	`plan_id` text NOT NULL,
	`plan` text NOT NULL,
	`meals` text NOT NULL,
	`replaced_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week_of`, `plan_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `earlier_plans_replaced` ON `earlier_plans` (`replaced_at`);--> statement-breakpoint
ALTER TABLE `meal_plans` ADD `replaced_at` integer;