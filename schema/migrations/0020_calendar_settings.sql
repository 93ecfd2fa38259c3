CREATE TABLE `calendar_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text,
	`token_made_at` integer,
	`time_zone` text,
	`hours` text,
	`hours_set_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_settings_token` ON `calendar_settings` (`token_hash`);