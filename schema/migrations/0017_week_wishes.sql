ALTER TABLE `preferences` ADD `week_filters` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `preferences` ADD `week_cuisine` text;--> statement-breakpoint
ALTER TABLE `preferences` ADD `premium_dishes` integer DEFAULT false NOT NULL;