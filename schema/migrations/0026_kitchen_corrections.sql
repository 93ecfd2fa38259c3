CREATE TABLE `kitchen_corrections` (
	`user_id` text NOT NULL,
	`food_id` text NOT NULL,
	`grams` integer NOT NULL,
	`use_by` text,
	`week_of` text NOT NULL,
	`day` integer NOT NULL,
	`said_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `food_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
