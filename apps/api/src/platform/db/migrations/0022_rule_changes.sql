CREATE TABLE "rule_changes" (
	"business_uuid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"period" char(6) NOT NULL,
	"box" text NOT NULL,
	"before_soles" bigint NOT NULL,
	"after_soles" bigint NOT NULL,
	"reasons" text[] NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" uuid,
	CONSTRAINT "rule_changes_business_uuid_id_pk" PRIMARY KEY("business_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "rule_reviews" (
	"business_uuid" uuid PRIMARY KEY NOT NULL,
	"sums" jsonb
);
--> statement-breakpoint
-- The rules of this update change figures of earlier periods: those of companies whose vouchers are still to be reviewed by them are compared.
INSERT INTO "rule_reviews" ("business_uuid") SELECT "business_uuid" FROM "review_requests" WHERE "scope" = 'all';
