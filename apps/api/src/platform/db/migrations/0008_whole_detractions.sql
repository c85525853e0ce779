ALTER TABLE "detraction_figures" ADD COLUMN "unknown_amounts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "vouchers_credited_later" ON "vouchers" USING btree ("business_uuid","credit_period","issued_on","code","published_in","superseded_in") WHERE "vouchers"."operation" = 'COMPRA' and "vouchers"."credit" = 'later';--> statement-breakpoint
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'all' FROM "period_figures" ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;
