CREATE TABLE `payment_totals` (
	`name` text PRIMARY KEY NOT NULL,
	`cents` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `payments_status`;--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`confirmed_at`,`id`);--> statement-breakpoint
DROP INDEX `users_paid_until`;--> statement-breakpoint
CREATE INDEX `users_tier` ON `users` (`tier`,`created_at`,`id`,`paid_until`);--> statement-breakpoint
CREATE INDEX `users_paid_until` ON `users` (`paid_until`,`tier`);--> statement-breakpoint
INSERT INTO `payment_totals` (`name`, `cents`) SELECT 'revenue', coalesce(sum(`amount_cents` - `refunded_cents`), 0) FROM `payments` WHERE `status` = 'confirmed';--> statement-breakpoint
CREATE TRIGGER `payments_added` AFTER INSERT ON `payments` WHEN new.`status` = 'confirmed'
BEGIN
	UPDATE `payment_totals` SET `cents` = `cents` + new.`amount_cents` - new.`refunded_cents` WHERE `name` = 'revenue';
END;--> statement-breakpoint
CREATE TRIGGER `payments_changed` AFTER UPDATE OF `status`, `amount_cents`, `refunded_cents` ON `payments`
WHEN new.`status` = 'confirmed' OR old.`status` = 'confirmed'
BEGIN
	UPDATE `payment_totals` SET `cents` = `cents`
		+ CASE WHEN new.`status` = 'confirmed' THEN new.`amount_cents` - new.`refunded_cents` ELSE 0 END
		- CASE WHEN old.`status` = 'confirmed' THEN old.`amount_cents` - old.`refunded_cents` ELSE 0 END
	WHERE `name` = 'revenue';
END;--> statement-breakpoint
CREATE TRIGGER `payments_removed` AFTER DELETE ON `payments` WHEN old.`status` = 'confirmed'
BEGIN
	UPDATE `payment_totals` SET `cents` = `cents` - old.`amount_cents` + old.`refunded_cents` WHERE `name` = 'revenue';
END;
