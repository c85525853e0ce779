CREATE TABLE "sale_number_runs" (
	"business_uuid" uuid NOT NULL,
	"type" char(2) NOT NULL,
	"series" text collate "C" NOT NULL,
	"first_number" bigint NOT NULL,
	"published_in" integer NOT NULL,
	"superseded_in" integer DEFAULT 2147483647 NOT NULL,
	"last_number" bigint NOT NULL,
	"ended_in" char(6) NOT NULL,
	CONSTRAINT "sale_number_runs_pk" PRIMARY KEY("business_uuid","type","series","first_number","published_in")
);
--> statement-breakpoint
DROP INDEX "vouchers_notes_bought";--> statement-breakpoint
DROP INDEX "vouchers_notes_bought_by_date";--> statement-breakpoint
DROP INDEX "vouchers_notes_doubted";--> statement-breakpoint
CREATE INDEX "sale_number_runs_by_ingestion" ON "sale_number_runs" USING btree ("business_uuid","published_in");--> statement-breakpoint
CREATE INDEX "vouchers_notes" ON "vouchers" USING btree ("business_uuid","operation","published_in","code") WHERE "vouchers"."modified_type" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_notes_by_date" ON "vouchers" USING btree ("business_uuid","operation","modified_issued_on","code") WHERE "vouchers"."modified_type" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_notes_without_voucher" ON "vouchers" USING btree ("business_uuid","operation","code") WHERE 'NOTE_WITHOUT_VOUCHER' = any("vouchers"."observations");--> statement-breakpoint
CREATE INDEX "vouchers_sold_with_advice" ON "vouchers" USING btree ("business_uuid","period","code","published_in","superseded_in") WHERE "vouchers"."operation" = 'VENTA' and "vouchers"."observations" is not null;--> statement-breakpoint
-- Sales are looked at by rules since, and their numbers are kept as runs: every voucher is looked at again.
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'all' FROM "period_figures" ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;
