CREATE INDEX "vouchers_notes_by_modified" ON "vouchers" USING btree ("business_uuid","operation",(issuer_document || '-' || modified_type || '-' || modified_series || '-' || modified_number)) WHERE "vouchers"."modified_type" is not null;--> statement-breakpoint
-- Credit and debit notes change the detraction of their voucher since: every purchase is looked at again.
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'all' FROM "period_figures" ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;
