CREATE TABLE "used_handovers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_handovers_by_expiry" ON "used_handovers" USING btree ("expires_at");