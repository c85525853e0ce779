ALTER TABLE "report_jobs" ADD COLUMN "storage" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "storage" uuid;