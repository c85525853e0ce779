ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
-- Who was handed over before is not stored (decision 0068). A company shows that a customer of the partner works in the account.
UPDATE "users" SET "email_verified_at" = "created_at" WHERE "accountant_profile" = 'Siscont' AND EXISTS (SELECT 1 FROM "businesses" WHERE "businesses"."accountant_uuid" = "users"."uuid");
