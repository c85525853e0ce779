ALTER TABLE "upload_files" ADD COLUMN "vouchers_changed" integer;--> statement-breakpoint
ALTER TABLE "upload_files" ADD COLUMN "igv_change_centimos" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "undo_state" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "undo_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "undo_requested_by" uuid;