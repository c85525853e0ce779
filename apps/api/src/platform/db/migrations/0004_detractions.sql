CREATE TABLE "detraction_deposits" (
	"business_uuid" uuid NOT NULL,
	"receipt_number" text collate "C" NOT NULL,
	"published_in" integer NOT NULL,
	"superseded_in" integer DEFAULT 2147483647 NOT NULL,
	"operation" text NOT NULL,
	"voucher_code" text collate "C",
	"period" char(6) NOT NULL,
	"named_period" char(6) NOT NULL,
	"paid_on" date NOT NULL,
	"time_of_payment" text,
	"amount_centimos" bigint NOT NULL,
	"voucher_type" text NOT NULL,
	"series" text NOT NULL,
	"number" text NOT NULL,
	"supplier_ruc" text NOT NULL,
	"supplier_name" text NOT NULL,
	"customer_document_type" text NOT NULL,
	"customer_document" text NOT NULL,
	"customer_name" text NOT NULL,
	"account_type" text NOT NULL,
	"account" text NOT NULL,
	"good_code" text NOT NULL,
	"operation_code" text NOT NULL,
	"payment_number" text NOT NULL,
	CONSTRAINT "detraction_deposits_business_uuid_receipt_number_published_in_pk" PRIMARY KEY("business_uuid","receipt_number","published_in")
);
--> statement-breakpoint
CREATE TABLE "detraction_figures" (
	"business_uuid" uuid NOT NULL,
	"is_paid" boolean NOT NULL,
	"period" char(6) NOT NULL,
	"day" date NOT NULL,
	"detractions" integer NOT NULL,
	"amount_centimos" bigint NOT NULL,
	CONSTRAINT "detraction_figures_business_uuid_is_paid_period_day_pk" PRIMARY KEY("business_uuid","is_paid","period","day")
);
--> statement-breakpoint
CREATE INDEX "deposits_by_voucher" ON "detraction_deposits" USING btree ("business_uuid","operation","voucher_code","published_in","superseded_in");--> statement-breakpoint
CREATE INDEX "deposits_by_period" ON "detraction_deposits" USING btree ("business_uuid","operation","period","paid_on","receipt_number");--> statement-breakpoint
CREATE INDEX "deposits_by_payment" ON "detraction_deposits" USING btree ("business_uuid","operation","paid_on","receipt_number");--> statement-breakpoint
CREATE INDEX "deposits_by_ingestion" ON "detraction_deposits" USING btree ("business_uuid","published_in");--> statement-breakpoint
CREATE INDEX "deposits_superseded" ON "detraction_deposits" USING btree ("business_uuid","superseded_in") WHERE "detraction_deposits"."superseded_in" < 2147483647;--> statement-breakpoint
CREATE INDEX "detraction_figures_by_day" ON "detraction_figures" USING btree ("business_uuid","is_paid","day");--> statement-breakpoint
CREATE INDEX "vouchers_under_detraction" ON "vouchers" USING btree ("business_uuid","period","issued_on","code","published_in","superseded_in") WHERE "vouchers"."operation" = 'COMPRA' and "vouchers"."has_detraction";--> statement-breakpoint
CREATE VIEW "public"."published_detraction_deposits" AS (select "detraction_deposits"."business_uuid", "detraction_deposits"."receipt_number", "detraction_deposits"."published_in", "detraction_deposits"."superseded_in", "detraction_deposits"."operation", "detraction_deposits"."voucher_code", "detraction_deposits"."period", "detraction_deposits"."named_period", "detraction_deposits"."paid_on", "detraction_deposits"."time_of_payment", "detraction_deposits"."amount_centimos", "detraction_deposits"."voucher_type", "detraction_deposits"."series", "detraction_deposits"."number", "detraction_deposits"."supplier_ruc", "detraction_deposits"."supplier_name", "detraction_deposits"."customer_document_type", "detraction_deposits"."customer_document", "detraction_deposits"."customer_name", "detraction_deposits"."account_type", "detraction_deposits"."account", "detraction_deposits"."good_code", "detraction_deposits"."operation_code", "detraction_deposits"."payment_number" from "detraction_deposits" inner join "businesses" on ("businesses"."uuid" = "detraction_deposits"."business_uuid" and "detraction_deposits"."published_in" <= "businesses"."published_version" and "detraction_deposits"."superseded_in" > "businesses"."published_version"));--> statement-breakpoint
-- As for vouchers: a small sample of the columns that indexes hold is enough, and quickly taken.
ALTER TABLE "detraction_deposits"
  ALTER COLUMN "business_uuid" SET STATISTICS 10,
  ALTER COLUMN "receipt_number" SET STATISTICS 10,
  ALTER COLUMN "published_in" SET STATISTICS 10,
  ALTER COLUMN "superseded_in" SET STATISTICS 10,
  ALTER COLUMN "operation" SET STATISTICS 10,
  ALTER COLUMN "voucher_code" SET STATISTICS 10,
  ALTER COLUMN "period" SET STATISTICS 10,
  ALTER COLUMN "paid_on" SET STATISTICS 10,
  ALTER COLUMN "named_period" SET STATISTICS 0,
  ALTER COLUMN "time_of_payment" SET STATISTICS 0,
  ALTER COLUMN "amount_centimos" SET STATISTICS 0,
  ALTER COLUMN "voucher_type" SET STATISTICS 0,
  ALTER COLUMN "series" SET STATISTICS 0,
  ALTER COLUMN "number" SET STATISTICS 0,
  ALTER COLUMN "supplier_ruc" SET STATISTICS 0,
  ALTER COLUMN "supplier_name" SET STATISTICS 0,
  ALTER COLUMN "customer_document_type" SET STATISTICS 0,
  ALTER COLUMN "customer_document" SET STATISTICS 0,
  ALTER COLUMN "customer_name" SET STATISTICS 0,
  ALTER COLUMN "account_type" SET STATISTICS 0,
  ALTER COLUMN "account" SET STATISTICS 0,
  ALTER COLUMN "good_code" SET STATISTICS 0,
  ALTER COLUMN "operation_code" SET STATISTICS 0,
  ALTER COLUMN "payment_number" SET STATISTICS 0;
