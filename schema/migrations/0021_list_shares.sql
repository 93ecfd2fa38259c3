CREATE TABLE `list_shares` (
	`user_id` text NOT NULL,
	`week_of` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week_of`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_shares_token` ON `list_shares` (`token_hash`);--> statement-breakpoint
ALTER TABLE `grocery_checks` ADD `pressed_by` text;