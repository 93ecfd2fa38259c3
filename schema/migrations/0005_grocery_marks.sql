CREATE TABLE `grocery_cupboard` (
	`user_id` text NOT NULL,
	`week_of` text NOT NULL,
	`food_id` text NOT NULL,
	`grams` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week_of`, `food_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `grocery_own_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`week_of` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `grocery_own_lines_week` ON `grocery_own_lines` (`user_id`,`week_of`);--> statement-breakpoint
ALTER TABLE `grocery_checks` ADD `system` text DEFAULT 'metric' NOT NULL;--> statement-breakpoint
UPDATE `grocery_checks` SET `system` = coalesce((SELECT `units` FROM `users` WHERE `users`.`id` = `grocery_checks`.`user_id`), 'metric');