CREATE TABLE "merged_vouchers" (
	"business_uuid" uuid NOT NULL,
	"id" bigint DEFAULT nextval('rule_changes_id_seq') NOT NULL,
	"operation" text NOT NULL,
	"code" text collate "C" NOT NULL,
	"former_code" text collate "C" NOT NULL,
	"period" char(6) NOT NULL,
	"total_centimos" bigint NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" uuid,
	CONSTRAINT "merged_vouchers_business_uuid_id_pk" PRIMARY KEY("business_uuid","id")
);
--> statement-breakpoint
ALTER TABLE "rule_reviews" ADD COLUMN "sums_once_merged" jsonb;