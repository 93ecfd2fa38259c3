ALTER TABLE `preferences` RENAME COLUMN "budget_cents" TO "budget_dollars";--> statement-breakpoint
UPDATE `preferences` SET `budget_dollars` = round(`budget_dollars` / 100.0);
