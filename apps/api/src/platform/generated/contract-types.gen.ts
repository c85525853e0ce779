// Made from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/app/internal/users/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Wrong address and wrong password answer the same 401 USER_PASSWORD_INCORRECT. Wrong passwords are limited for each address on each device, with waits that grow.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description The account starts on the free trial of plan 1 (decisions 34). Limited per client.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/users/recover-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a recovery link still holds
         * @description Checks the token without using it. One of the two parameters is required. The header keeps the token out of addresses, which proxies and servers log.
         */
        get: operations["validateRecoveryToken"];
        put?: never;
        /**
         * Send a recovery link
         * @description Sends a link with a recovery token to the address; the token can be used once and expires. Limited per address and client.
         */
        post: operations["requestPasswordRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password
         * @description Uses up the recovery token and ends every session of the account.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/users-siscont": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account from the partner software
         * @description The account has the profile Siscont (decisions 11). A partner's server sends its key as the bearer token: the address then counts as
         *     verified (decision 0068). Without a key it does not, until its owner sets a password by mail or the partner hands the account over.
         *     A password that our own rules refuse is not stored: its owner sets one by mail. Limited per client.
         */
        post: operations["createPartnerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/siscont/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from the partner software
         * @description Like sign-in, with the address and password that the partner handed over (decisions 11). An account without a password answers 401
         *     PASSWORD_NOT_SET: its owner sets one by mail (`recover-password`). Limited together with `users/sign-in`.
         */
        post: operations["signInPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/siscont/validate-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a handed-over token holds
         * @description Looks at the bearer token that came with the partner address (decisions 11).
         */
        get: operations["validatePartnerToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/siscont/handovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a customer over from the partner's server
         * @description Asked by the partner's server, never by a browser: the bearer token is the partner's key (decision 0032). Answers a token that opens
         *     `/siscont/validate?handover=…` once, for two minutes, as this customer and for this company. Only accounts with the profile Siscont are
         *     handed over. Wrong keys are limited per client.
         */
        post: operations["createHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/siscont/handover-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a handed-over token
         * @description Uses the token of `siscont/handovers` up, and answers whom and what it was made for. Limited per client.
         */
        post: operations["signInByHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in accountant
         * @description Who the token belongs to.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the address of the account
         * @description Takes the token of the mail that a registration sends (decision 0068). Requires a session of the same account: the owner of an address cannot confirm an account that a stranger registered with it. May be repeated.
         */
        put: operations["confirmEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open sessions of the account
         * @description The sessions that still hold, at most the last hundred (decision 0069).
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the session of the call
         * @description The access token of the call is refused from now on (decision 0069).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/sessions/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the other sessions of the account
         * @description Their access tokens are refused from now on (decision 0069). The session of the call stays. May be repeated.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/upload-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether an upload is within the limits
         * @description Refuses what the upload itself would be refused for, before a file is sent (decision 0071). Nothing is reserved.
         */
        post: operations["checkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a company
         * @description The SOL password and the API secret are sealed at rest, never returned and never logged.
         */
        post: operations["registerBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/event-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an event
         * @description Events are kept per accountant, and nobody else can read them. Another accountant or company answers 404.
         */
        post: operations["createEventLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pick a plan
         * @description Starts today; no payment is taken (decisions 34). It can be undone for seven days (decisions 45).
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/subscription/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last change of plan
         * @description The plan before the change counts again, with its last day; a free trial that the change started is available again, up to its own last day.
         *     Possible for seven days, once, and if companies that were added since fit into the plan before (decisions 45).
         */
        post: operations["undoPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans on offer
         * @description Names, prices and trial days come from the configuration (decisions 34).
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/accountant/dashboard/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accountant's companies
         * @description By status text in descending order, then by name (decisions 19).
         */
        get: operations["listBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/validate-by-ruc/{ruc}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose company is this RUC
         * @description Tells exactly these three facts across all accounts (decisions 11); rate-limited.
         */
        get: operations["validateByRuc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tax periods with vouchers, perceptions or retentions
         * @description Newest first; the first is the default (decisions 19).
         */
        get: operations["listTaxPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/rule-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures that new rules changed
         * @description An update of the rules may change earlier periods. Empty once an accountant has confirmed the changes, and while the vouchers are reviewed.
         */
        get: operations["listRuleChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm figures that new rules changed
         * @description Notes who has seen the named changes, and when. Answers those that are left; an unknown id changes nothing.
         */
        patch: operations["confirmRuleChanges"];
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of a company
         * @description Every value, who changed what and when, and the padrón that is in use (decisions 30).
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description Takes the values that are given, each whole, and notes who changed them. Figures and files follow at once; what the rules of observation go by is reviewed again in the background, while `is_reviewing` is true.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the SOL credentials
         * @description The company is read anew with them.
         */
        patch: operations["updateCredentials"];
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/validate-credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the SOL credentials
         * @description Asks SUNAT, which takes up to a minute. What SUNAT says is the answer; an error is only what went wrong before.
         */
        post: operations["validateCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uploads of a company
         * @description Newest first.
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Upload register files and vouchers
         * @description Files are streamed; each is taken whole or not at all. Follow the upload by its uuid.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/uploads/{upload_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One upload
         * @description State, progress and result of each file.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/uploads/{upload_uuid}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an upload
         * @description Withdraws everything that the files of an upload brought: vouchers, figures, deposits and certificates are as if the files had never been uploaded.
         *     The files of other uploads, decisions and entries by hand stay. Follow the upload to the end of it; its files are kept (`repeatUpload`).
         *     Possible for an upload of a person that is over and brought something. A padrón reducido is not undone: the next one replaces it.
         */
        post: operations["undoUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/uploads/{upload_uuid}/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ingest the files of an undone upload again
         * @description The kept files of an upload that was undone are taken in again, as a new upload.
         */
        post: operations["repeatUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard/total-amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * IGV of a period
         * @description The overview card (part 2 §2).
         */
        get: operations["getTotalAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/purchase/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases of a period
         * @description The purchases tab (part 2 §2).
         */
        get: operations["getPurchaseDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/sales/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of a period
         * @description The sales tab (part 2 §2).
         */
        get: operations["getSalesDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/dashboard/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Twelve months
         * @description The evolution chart (part 2 §2); loads after the figures.
         */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/all-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vouchers of a period
         * @description Purchases (part 2 §2), or sales with operation_type VENTA; newest first.
         */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/filter-all-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filter options of a period
         * @description What the vouchers of the period can be filtered by.
         */
        get: operations["listVoucherFilterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/all-invoices-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Files of purchases
         * @description The mass download of Comprobantes de compra (part 2 §2): XML or JPEG of up to a hundred purchases of the period, as one zip.
         */
        post: operations["downloadVoucherFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/observed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Observed purchases
         * @description Purchases that a rule doubts and nobody has decided about, newest first (part 2 §2, decisions 22).
         */
        get: operations["listObservedVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/observed/validate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Validate purchases
         * @description Makes purchases gasto deducible, observed or declined ones (decisions 22). All of them or none; one that is gasto
         *     deducible already stays as it is.
         */
        patch: operations["validateVouchers"];
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/observed/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decline purchases
         * @description Makes purchases gasto no deducible, observed or deductible ones (decisions 22). All of them or none; one that is gasto no
         *     deducible already stays as it is. A credit note that is declined no longer subtracts: warn before (decisions 23).
         */
        patch: operations["declineVouchers"];
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/observed/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Undo decisions
         * @description Takes the accountant's decision back: the rules alone say again what the purchases are (decisions 17 and 22). All of them or none;
         *     one that nobody has decided about stays as it is.
         */
        patch: operations["undoDecisions"];
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rejected purchases
         * @description Purchases that are gasto no deducible, declined by the accountant or by law, newest first (part 2 §2, decisions 22).
         */
        get: operations["listRejectedVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/validated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validated purchases
         * @description Purchases that are gasto deducible, validated by the accountant or doubted by no rule, newest first (part 2 §2, decisions 22).
         */
        get: operations["listValidatedVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/validated-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Files of validated purchases
         * @description The mass download of Validados (part 2 §7): XML or JPEG of up to a hundred purchases that are gasto deducible, as one zip.
         */
        post: operations["downloadValidatedFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/perceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Perceptions of a period
         * @description Perceptions that the company suffered (part 2 §2): comprobantes de percepción (40), and facturas (01) that were paid at once and prove their own, while no CPE 40 names them.
         */
        get: operations["listPerceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/retentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retentions of a period
         * @description Comprobantes de retención that the company suffered (part 2 §2).
         */
        get: operations["listRetentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard/detractions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Detractions of purchases
         * @description Paid ones are the deposits for vouchers of the period, or that were paid within the dates; a deposit whose voucher is unknown belongs to
         *     the period that it names. Unpaid ones are the period's purchases under detraction whose deposits do not reach it (part 2 §2). Both dates or none, and
         *     only with `paid=S`.
         */
        get: operations["listDetractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard/detractions/possible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases that seem to be under detraction
         * @description Purchases of the period above the minimum whose items or type of operation suggest a service under detraction, without a mark and without an
         *     entry (R.S. 183-2004, annex 3). They change no figure until the accountant marks them.
         */
        get: operations["listPossibleDetractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard/detractions/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enter a detraction by hand
         * @description Marks a purchase as subject, completes its good or amount, or says that it only seems to be subject. Who entered what and when is kept. The
         *     amount is in whole soles, above zero and at most the total; a purchase that its files mark cannot be entered as not subject.
         */
        patch: operations["enterDetraction"];
        trace?: never;
    };
    "/app/internal/businesses/dashboard/detractions/deposit-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bulk deposit files
         * @description Those made for purchases of the period, newest first, with the deposits that SUNAT's reports have since shown.
         */
        get: operations["listDepositFiles"];
        put?: never;
        /**
         * Make a bulk deposit file
         * @description The text file that the Banco de la Nación takes for many deposits of a buyer. Its layout rests on one or two public sources: to be checked with
         *     the bank. Refused (422) while anything is missing, or when the number is taken.
         */
        post: operations["createDepositFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard/detractions/deposit-files/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a bulk deposit file
         * @description Says what the file would hold and what is missing, and makes nothing.
         */
        post: operations["checkDepositFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard/total-amount-detractions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Detractions of a period, added up
         * @description The Detracciones card of the dashboard (part 2 §2).
         */
        get: operations["getDetractionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/dashboard/pdt-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Informe PDT
         * @description The cards of the PDT report, one side of the register at a time (part 2 §2).
         */
        get: operations["getPdtReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/dashboard/pdt-621": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Boxes of Formulario 621
         * @description Each box with the sum of its vouchers, its value by SUNAT's rounding, the difference, and where its vouchers are (decisions 17).
         */
        get: operations["getPdt621"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/dashboard/pdt-621/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vouchers of a box
         * @description The purchases or sales that make up a box, each with what it adds to it; newest first (decisions 17).
         */
        get: operations["listPdt621Vouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{ruc}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report file of a period
         * @description Excel of purchases or sales (xlsx), or the file for SIRE: RCE with operation_type COMPRA, only the purchases whose IGV counts, RVIE with
         *     VENTA, all sales (part 2 §2). As text (txt), or in the zip that SUNAT takes (zip, decisions 31). It shows the vouchers as they are at
         *     the call that answers 200; a period without vouchers gives a file without rows. What has no exchange rate yet counts in no total
         *     (decisions 20): it is in the Excel, in its own currency, and in none of the others, which say so in `left_out`.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{ruc}/reports/siscont": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Siscont file of a period
         * @description The deductible purchases in the columns of the company's Siscont template (part 2 §2, decisions 30), with the IGV that counts as credit in
         *     the period. A purchase whose detraction was deposited late is in the file of the period of the deposit; `later` of the period of its
         *     register names it. It shows the vouchers as they are at the call that answers 200.
         */
        get: operations["getSiscontReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/report-files/{job_uuid}/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report's file
         * @description Signed address that expires after ten minutes; fetched without a bearer token (decisions 14).
         */
        get: operations["getReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/voucher-files/{uuid}/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A voucher's file
         * @description Signed address that expires after ten minutes; fetched without a bearer token (decisions 14 and 15).
         */
        get: operations["getVoucherFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Email
         * Format: email
         * @description Address of an account; compared without regard to case.
         * @example rosa@example.com
         */
        email: string;
        /**
         * Access
         * @description What starts a session (decisions 11).
         */
        access: {
            /** @description Bearer token; JWT with sub and sid. */
            access_token: string;
            /**
             * @description Picks the landing page and the sidebar.
             * @enum {string}
             */
            ab_test_group: "A" | "B";
        };
        /**
         * Error
         * @description Every failure has this shape (decisions 10).
         */
        error: {
            /** @description Stable; what clients decide by. */
            code: string;
            /** @description A short Spanish title. */
            name: string;
            /** @description A Spanish sentence, ready to show. */
            message: string;
            /** @description One or more reasons; several for several fields. */
            errors: {
                /** @description Stable. */
                code: string;
                /** @description Spanish, ready to show. */
                message: string;
                /** @description Name of the field in the request, where one is at fault. */
                field?: string;
            }[];
        };
        /**
         * DocumentNumber
         * @description DNI, 8 digits (part 1 §9).
         * @example 40000001
         */
        "document-number": string;
        /**
         * PhoneNumber
         * @description Mobile number, 9 digits that begin with 9 (part 1 §9).
         * @example 900000001
         */
        "phone-number": string;
        /**
         * NewPassword
         * @description At least 6 characters, an upper case and a lower case letter (part 1 §5).
         */
        "new-password": string;
        /**
         * NewUser
         * @description What the registration form sends (part 1 §5 and §7); texts come trimmed.
         */
        "new-user": {
            /** @description Given names; letters and spaces. */
            name: string;
            /** @description Surnames. */
            last_name: string;
            document_number: components["schemas"]["document-number"];
            email: components["schemas"]["email"];
            phone_number: components["schemas"]["phone-number"];
            /**
             * @description Siscont accounts are made by the partner's own call.
             * @enum {string}
             */
            accountant_profile: "Contador Freelance" | "Estudio Contable";
            password: components["schemas"]["new-password"];
            /** @description Where the visit came from; optional, as are the next two. */
            utm_source?: string;
            /** @description By what medium. */
            utm_medium?: string;
            /** @description By what campaign. */
            utm_campaign?: string;
            /** @description Proof of the captcha service; left out when the captcha failed or none is configured. */
            captcha_token?: string;
            /**
             * @description What the proof was asked for.
             * @constant
             */
            captcha_action?: "REGISTER_USER";
        };
        /**
         * NewPartnerUser
         * @description What the partner's account form sends, with what the partner software handed over (part 1 §7, decisions 11).
         */
        "new-partner-user": {
            /** @description Given names; razon_social stands for it when left out. */
            name?: string;
            /** @description Surnames; optional. */
            last_name?: string;
            /** @description Name of the partner's customer; optional. */
            razon_social?: string;
            document_number: components["schemas"]["document-number"];
            email: components["schemas"]["email"];
            phone_number: components["schemas"]["phone-number"];
            /** @description The password that the partner software handed over. It opens the account if it keeps our rules too (part 1 §5). */
            password: string;
        };
        /**
         * Ruc
         * @description RUC: 11 digits; prefix 10, 15, 16, 17 or 20 and a modulus-11 check digit (part 1 §5, decisions 18).
         * @example 20990000019
         */
        ruc: string;
        /**
         * PartnerCompany
         * @description The company that was open in the partner software.
         */
        "partner-company": {
            ruc: components["schemas"]["ruc"];
            /** @description Its name. */
            razon_social: string;
        };
        /**
         * NewHandover
         * @description Whom the partner's server hands over (decision 0032).
         */
        "new-handover": {
            email: components["schemas"]["email"];
            /** @description What the entry opens or registers; the customer's companies without one. */
            company?: components["schemas"]["partner-company"];
        };
        /**
         * HandoverAccess
         * @description What starts a session, and whom and what it was handed over for.
         */
        "handover-access": {
            /** @description Bearer token; JWT with sub and sid. */
            access_token: string;
            /**
             * @description Picks the landing page and the sidebar.
             * @enum {string}
             */
            ab_test_group: "A" | "B";
            email: components["schemas"]["email"];
            /** @description Null where the partner named none. */
            company: components["schemas"]["partner-company"] | null;
            /**
             * @description True at the first hand-over into an account whose address was never verified (decision 0068). Its password and its earlier sessions do not hold any more, and a mail to set a new password is on its way.
             * @default false
             */
            password_voided: boolean;
        };
        /**
         * PlanType
         * @description 1–4 monthly plans, 5–8 annual plans (decisions 34).
         * @default 1
         */
        "plan-type": number;
        /**
         * CivilDate
         * Format: date
         * @description Civil date without zone, `YYYY-MM-DD`.
         * @example 2026-08-05
         */
        "civil-date": string;
        /**
         * Subscription
         * @description The plan that an account is on.
         */
        subscription: {
            plan_type: components["schemas"]["plan-type"];
            /** @description Last day of the plan or of its free trial. */
            end_date: components["schemas"]["civil-date"];
        };
        /**
         * User
         * @description The signed-in accountant (part 1 §3).
         */
        user: {
            /**
             * Format: uuid
             * @description The accountant's uuid.
             */
            uuid: string;
            /** @description Given names. */
            name: string;
            /** @description Surnames. */
            last_name: string;
            document_number: components["schemas"]["document-number"];
            email: components["schemas"]["email"];
            phone_number: components["schemas"]["phone-number"];
            /**
             * @description Siscont is the partner software's profile.
             * @enum {string}
             */
            accountant_profile: "Contador Freelance" | "Estudio Contable" | "Siscont";
            /** @description Null while no plan is picked; companies then show in a disabled look. */
            subscription: null | components["schemas"]["subscription"];
        };
        /**
         * Session
         * @description A session that a sign-in, a registration or a hand-over began.
         */
        session: {
            /**
             * Format: uuid
             * @description The `sid` of its access token.
             */
            uuid: string;
            /** @description The session of the call. */
            is_current: boolean;
            /** @description Name of the browser, "Chrome"; null if it is not known. */
            browser: string | null;
            /** @description Name of the operating system, "Windows"; null if it is not known. */
            operating_system: string | null;
            /**
             * Format: date-time
             * @description When it began (UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of its last call (UTC), a minute too early at most.
             */
            last_seen_at: string;
        };
        /**
         * SessionList
         * @description The open sessions of the account.
         */
        "session-list": {
            /** @description The session with the latest call first. */
            sessions: components["schemas"]["session"][];
        };
        /**
         * BusinessStatus
         * @description How the company stands with SUNAT (part 1 §4). Only VALID companies open the dashboard.
         * @enum {string}
         */
        "business-status": "VALID" | "MISSING_PERMISSIONS" | "IN_PROGRESS" | "INVALID_CREDENTIALS";
        /**
         * Business
         * @description A company under review (part 1 §3).
         */
        business: {
            /**
             * Format: uuid
             * @description Names the company in addresses.
             */
            uuid: string;
            /** @description Razón social, or the person's name. */
            name: string;
            ruc: components["schemas"]["ruc"];
            status: components["schemas"]["business-status"];
            /** @description At least one tax period holds vouchers. */
            exists_periods_processed: boolean;
            /** @description SOL modules that the user lacks; empty but for MISSING_PERMISSIONS. */
            missing_permissions: {
                /** @description The module as SUNAT names it. */
                module_name: string;
            }[];
            /**
             * Format: uuid
             * @description The accountant who owns it.
             */
            accountant_uuid: string;
            /** @description True for every company that the server lists. */
            registered: boolean;
        };
        /**
         * TaxPeriod
         * @description Tax period, `YYYYMM`.
         * @example 202608
         */
        "tax-period": string;
        /**
         * EventMetadata
         * @description Circumstances of an event (part 1 §3).
         */
        "event-metadata": {
            /**
             * Format: date-time
             * @description When it happened (UTC).
             */
            timeStamp: string;
            /**
             * @description The accountant's group.
             * @enum {string}
             */
            abTestGroup?: "A" | "B";
            tax_period?: components["schemas"]["tax-period"];
            /** @description Where the visit came from. */
            utm_source?: string;
            /** @description By what medium. */
            utm_medium?: string;
            /** @description By what campaign. */
            utm_campaign?: string;
        };
        /**
         * EventLog
         * @description Something that an accountant did (part 1 §3 and §7).
         */
        "event-log": {
            /** @description Kind of event: login, register_business, … */
            event_type: string;
            /** @description What it was, more closely. */
            description: string;
            /**
             * Format: uuid
             * @description Who did it; the signed-in accountant.
             */
            accountant_uuid: string;
            /**
             * Format: uuid
             * @description The company it was about; null without one.
             */
            business_uuid: string | null;
            /** @description The sid of the access token; null when it has none. */
            session_id: string | null;
            metadata: components["schemas"]["event-metadata"];
        };
        /**
         * RestoredPlan
         * @description The plan of an account after its last change was undone.
         */
        "restored-plan": {
            /** @description Null without a plan. */
            subscription: null | components["schemas"]["subscription"];
        };
        /**
         * Money
         * @description Decimal text in soles, two places, no thousands separator, minus sign in front.
         * @example 2189.40
         */
        money: string;
        /**
         * Plan
         * @description A plan on offer, as the server's configuration has it (decisions 34).
         */
        plan: {
            plan_type: components["schemas"]["plan-type"];
            /**
             * @description Monthly for plans 1–4, annual for 5–8.
             * @enum {string}
             */
            billing: "MONTHLY" | "ANNUAL";
            /** @description Spanish; the same for the monthly and the annual form of a plan. */
            name: string;
            /** @description Whom it is for, in Spanish. */
            description: string;
            /** @description Soles for one month of a monthly plan, for one year of an annual one, IGV included. */
            price: components["schemas"]["money"];
            /** @description Companies that the plan allows; null without a limit. */
            max_businesses: number | null;
            /** @description Days of its free trial; 0 without one. */
            trial_days: number;
            /** @description Its last day if it starts today. */
            end_date?: components["schemas"]["civil-date"];
            /** @description Last day of its free trial if it starts today; null without one. */
            trial_end_date?: null | components["schemas"]["civil-date"];
        };
        /**
         * PlanChange
         * @description A change of plan that can be undone.
         */
        "plan-change": {
            /** @description The plan before the change; null without one. */
            before: null | components["schemas"]["subscription"];
            /** @description Last day on which it can be undone, in Lima. */
            undo_until: components["schemas"]["civil-date"];
        };
        /**
         * PlanList
         * @description The plans on offer.
         */
        "plan-list": {
            /** @description By plan_type. */
            plans: components["schemas"]["plan"][];
            /** @description The account may have its one free trial; not while a plan is paid (decisions 34, 45). */
            trial_available: boolean;
            /** @description Companies of the account. A plan for fewer of them is refused (decisions 45). */
            businesses_count?: number;
            /**
             * @description The last change of plan; null if it can no longer be undone.
             * @default null
             */
            last_change: null | components["schemas"]["plan-change"];
        };
        /**
         * RuleChange
         * @description A box of Formulario 621 that the rules of an update changed.
         */
        "rule-change": {
            /** @description Names it when it is confirmed. */
            id: number;
            tax_period: components["schemas"]["tax-period"];
            /** @description Number of the box. */
            box: string;
            /** @description What went into the box by the rules of before, whole soles. */
            before: number;
            /** @description What goes into it since, whole soles. */
            after: number;
            /**
             * @description Every rule that moved it, or a box that it follows from: `annulled` (annulled sales count as zero), `rate_of_voucher` (155 and 157 at the rate of each voucher), `discounts_within_sales`
             *     (102 at most 100), `credit` (notes of a detraction, the limit of boletas), `isc` (ISC in the base once), `one_voucher`
             *     (a voucher that was stored twice counts once). A later update may bring others.
             */
            reasons: string[];
        };
        /**
         * OperationType
         * @description Side of the register (part 1 §9).
         * @enum {string}
         */
        "operation-type": "COMPRA" | "VENTA";
        /**
         * MergedVoucher
         * @description A voucher that counted twice, because the series of a physical voucher was written in two ways (001 and 0001).
         */
        "merged-voucher": {
            /** @description Names it when it is confirmed. No changed box has the same id. */
            id: number;
            /** @description Code of the voucher. */
            code: string;
            /** @description Code under which it counted a second time. */
            former_code: string;
            operation_type: components["schemas"]["operation-type"];
            /** @description Period in which it counted a second time. */
            tax_period: components["schemas"]["tax-period"];
            /** @description Total that counted a second time. */
            total_amount: components["schemas"]["money"];
        };
        /**
         * RuleChanges
         * @description What the rules of an update changed in the periods of a company and nobody has confirmed to have seen.
         */
        "rule-changes": {
            /** @description By period, oldest first, and in the order of the form. */
            changes: components["schemas"]["rule-change"][];
            /** @description Vouchers that counted twice and count once since. A server of before does not send them. */
            merged_vouchers?: components["schemas"]["merged-voucher"][];
        };
        /**
         * SeenRuleChanges
         * @description Changes and merged vouchers that an accountant has seen.
         */
        "seen-rule-changes": {
            /** @description Their ids. */
            seen: number[];
        };
        /**
         * OpeningBalance
         * @description Saldo a favor at the end of a period that Contapro does not know (PDT 621, box 145 of the next); null without one.
         */
        "opening-balance": {
            /** @description The period that closed with it; it counts in the next one. */
            tax_period: components["schemas"]["tax-period"];
            /** @description As a positive amount. */
            amount: components["schemas"]["money"];
        } | null;
        /**
         * StatedCarries
         * @description What the form of a period received from the month before, as it was filed, by period and box, newest first; it counts instead of what Contapro carries. Box 145 is the saldo a favor, 168 and 176 are perceptions and retentions that are not applied yet; any other box is one of vouchers, with the credit notes that the month before did not take. A base and its tax stand together.
         */
        "stated-carries": {
            /** @description The period whose form received it. */
            tax_period: components["schemas"]["tax-period"];
            /**
             * @description 145, 168, 176, or a box that vouchers make up.
             * @example 145
             */
            box: string;
            /** @description As a positive amount. */
            amount: components["schemas"]["money"];
        }[];
        /**
         * ExchangeRates
         * @description Exchange rates that the accountant entered by hand, by currency and day, newest first: the sale rate (venta) of the SBS as SUNAT publishes it for the day of issue. A voucher that no register has put into soles takes the one of its currency and day; a register row always wins.
         */
        "exchange-rates": {
            /**
             * @description ISO 4217, not PEN.
             * @example USD
             */
            currency: string;
            /** @description Day of issue, from 2010 to today. */
            date: components["schemas"]["civil-date"];
            /**
             * @description Soles for one unit, decimal text; answered with three decimals, as registers write it.
             * @example 3.755
             */
            rate: string;
        }[];
        /**
         * Prorrata
         * @description Coefficients of mixed purchases, newest first (PDT 621, box 173); without one it counts as 1 (decisions 23).
         */
        prorrata: {
            /** @description First period it counts in; it holds until the next one. */
            from: components["schemas"]["tax-period"];
            /**
             * @description Part of the IGV that is credit; decimal text from 0 to 1, up to four places.
             * @example 0.8542
             */
            coefficient: string;
        }[];
        /**
         * ForeignWords
         * @description Words that mark an item as foreign to the business; compared without case and accents.
         */
        "foreign-words": string[];
        /**
         * IssuerRegimes
         * @description The tax regime of issuers of boletas as the accountant marks it, by RUC. Only boletas of the Nuevo RUS are deductible (LIR, art. 37); an issuer without a mark stays within the limit, with an advice.
         */
        "issuer-regimes": {
            ruc: components["schemas"]["ruc"];
            /**
             * @description nuevo-rus: the Nuevo RUS; other: any other.
             * @enum {string}
             */
            regime: "nuevo-rus" | "other";
        }[];
        /**
         * SiscontColumn
         * @description One column of the Siscont file. It holds a field of the voucher or a fixed value; with neither it is empty.
         */
        "siscont-column": {
            /** @description Heading of the Excel file; text files have none. */
            heading: string;
            /**
             * @description What of the voucher it holds, amounts in the currency that the template names; null for a fixed value. IGV is the one that counts, and non_taxable_amount holds what no other column of the template does, so that the parts of a row are its total. currency_letter is S or D, item_description the glosa.
             * @enum {string|null}
             */
            field: "row_number" | "tax_period" | "issue_date" | "due_date" | "type" | "state" | "serie" | "number" | "serie_number" | "identity_type" | "supplier_ruc" | "supplier_business_name" | "currency" | "currency_letter" | "exchange_rate" | "taxable_amount" | "igv_amount" | "taxable_dg_amount" | "igv_dg_amount" | "taxable_dgng_amount" | "igv_dgng_amount" | "taxable_dng_amount" | "igv_dng_amount" | "non_taxable_amount" | "isc_amount" | "icbper_amount" | "other_taxes_amount" | "total_amount" | "modified_issue_date" | "modified_type" | "modified_serie" | "modified_number" | "detraction_certificate" | "detraction_date" | "item_description" | null;
            /** @description The same in every row: an account, the sub-diary; null for a field. */
            fixed_value: string | null;
            /** @description Characters; amounts stand to the right, what is longer is cut. Wanted for txt; null lets Excel choose. */
            width: number | null;
        };
        /**
         * SiscontTemplate
         * @description How the Siscont file is written. Siscont publishes no layout, so that it is the user's to correct.
         */
        "siscont-template": {
            /**
             * @description Excel, or text of fixed width.
             * @enum {string}
             */
            format: "xlsx" | "txt";
            /**
             * @description The currency of the amounts. `soles`, also where it is left out: every purchase in soles, without a rate. `dollars`: purchases in dollars in dollars, with their rate, every other in soles.
             * @enum {string}
             */
            currency?: "soles" | "dollars";
            /** @description The columns in their order. */
            columns: components["schemas"]["siscont-column"][];
        };
        /**
         * RceTokenCount
         * @description Tokens of a row of the RCE replacement, on which sources differ: 37 fields (Anexo 11), with a closing pipe (38), with four empty fields (41), or with those and a closing pipe (42).
         * @enum {integer}
         */
        "rce-token-count": 37 | 38 | 41 | 42;
        /**
         * Percent
         * @description Percent as decimal text, up to two places.
         * @example 10.5
         */
        percent: string;
        /**
         * DetractionRates
         * @description Rates of detraction by good or service, by code, then newest first (R.S. 183-2004, annexes 1–3).
         */
        "detraction-rates": {
            /** @description Code of catálogo 54. */
            code: string;
            /** @description Good or service. */
            name: string;
            /** @description First day it counts on; it holds until the next one of the code. */
            from: components["schemas"]["civil-date"];
            /** @description Percent of the total; null when the good or service is no longer subject. */
            rate: components["schemas"]["percent"] | null;
        }[];
        /**
         * IgvRates
         * @description Rates of IGV and IVAP by the voucher's issue date, by regime, then newest first (Ley 31556, 32387, 28211). Refused with 422: a table without any rate, a rate outside of 4 to 30 %, two of a regime from one day.
         */
        "igv-rates": {
            /**
             * @description General; reduced of small restaurants and hotels; IVAP of milled rice.
             * @enum {string}
             */
            regime: "general" | "reduced" | "ivap";
            /** @description First day it counts on; it holds until the next one of the regime. */
            from: components["schemas"]["civil-date"];
            /** @description Percent; null when the regime has no rate of its own from this day on. */
            rate: components["schemas"]["percent"] | null;
        }[];
        /**
         * SettingsValues
         * @description What is set for a company; where nobody set anything, what Contapro ships (decisions 30).
         */
        "settings-values": {
            opening_balance: components["schemas"]["opening-balance"];
            /** @default [] */
            stated_carries: components["schemas"]["stated-carries"];
            /** @default [] */
            exchange_rates: components["schemas"]["exchange-rates"];
            prorrata: components["schemas"]["prorrata"];
            foreign_words: components["schemas"]["foreign-words"];
            /** @default [] */
            issuer_regimes: components["schemas"]["issuer-regimes"];
            siscont_template: components["schemas"]["siscont-template"];
            rce_token_count: components["schemas"]["rce-token-count"];
            detraction_rates: components["schemas"]["detraction-rates"];
            igv_rates: components["schemas"]["igv-rates"];
        };
        /**
         * SettingsPatch
         * @description Some of the settings, each whole; what is left out is not meant.
         */
        "settings-patch": {
            opening_balance?: components["schemas"]["opening-balance"];
            stated_carries?: components["schemas"]["stated-carries"];
            exchange_rates?: components["schemas"]["exchange-rates"];
            prorrata?: components["schemas"]["prorrata"];
            foreign_words?: components["schemas"]["foreign-words"];
            issuer_regimes?: components["schemas"]["issuer-regimes"];
            siscont_template?: components["schemas"]["siscont-template"];
            rce_token_count?: components["schemas"]["rce-token-count"];
            detraction_rates?: components["schemas"]["detraction-rates"];
            igv_rates?: components["schemas"]["igv-rates"];
        };
        /**
         * SettingsChange
         * @description Who changed what, and when.
         */
        "settings-change": {
            /**
             * Format: date-time
             * @description When (UTC).
             */
            changed_at: string;
            /** @description Full name of the accountant. */
            changed_by: string;
            /** @description The changed values as they were. */
            before: components["schemas"]["settings-patch"];
            /** @description The changed values as they are since. */
            after: components["schemas"]["settings-patch"];
        };
        /**
         * Settings
         * @description The settings of a company, with their history (decisions 30).
         */
        settings: {
            values: components["schemas"]["settings-values"];
            /** @description What Contapro ships, to go back to; a value that is set to it follows it from then on. */
            shipped?: components["schemas"]["settings-values"];
            /** @description The newest hundred changes, newest first. */
            changes: components["schemas"]["settings-change"][];
            /**
             * @description SUNAT's padrón reducido as it was uploaded last (a file of the uploads call); null before.
             * @default null
             */
            padron: null | {
                /**
                 * Format: date-time
                 * @description When (UTC).
                 */
                uploaded_at: string;
                /** @description Full name of the accountant. */
                uploaded_by: string;
                /** @description Taxpayers in it. */
                rows: number;
            };
            /**
             * @description Whether vouchers are still being reviewed again after a change (words of foreign items, rates, exchange rates); lists and figures show the state before until then.
             * @default false
             */
            is_reviewing: boolean;
        };
        /**
         * Credentials
         * @description SOL user and API key of a company (part 2 §3). Sealed at rest, never returned and never logged.
         */
        credentials: {
            /** @description SOL user (part 1 §5). */
            username: string;
            /** @description Clave SOL. */
            password: string;
            /** @description Client id of the SUNAT API; left out it stays, empty it is removed. */
            sunat_api_key?: string;
            /** @description Its secret; left out it stays, empty it is removed. */
            sunat_api_secret?: string;
            /** @description Natural persons (RUC 10…); left out it stays, as do the next two. */
            paternal_surname?: string;
            /** @description Natural persons. */
            maternal_surname?: string;
            /** @description Natural persons. */
            given_names?: string;
        };
        /**
         * CredentialsCheck
         * @description How SUNAT took the credentials (part 2 §8).
         */
        "credentials-check": {
            /** @description 200 taken; 400 refused; 503 SUNAT is unstable; anything else is a failure of the service that asked. */
            code: number;
            /**
             * @description Who answered: the SOL portal, or the SUNAT API for key and secret.
             * @enum {string}
             */
            source_validation: "portal-sunat" | "api-sunat";
        };
        /**
         * FileError
         * @description Why a file was refused.
         */
        "file-error": {
            /** @description Line of the text file, from 1; null for the file as a whole and for XML and zip files. */
            line: number | null;
            /** @description SUNAT's name of the field, or null. */
            field: string | null;
            /** @description Stable (`FileErrorCode` of @contapro/sunat). */
            code: string;
            /** @description Spanish, ready to show. */
            message: string;
        };
        /**
         * FileWarning
         * @description What a row, voucher or deposit of a file contradicts itself in, though it was read; a row that does not count, with the reason and the row that counts; or what taking the file in has brought about.
         */
        "file-warning": {
            /** @description Line of the text file, from 1; null for the file as a whole, and for XML and zip files. */
            line: number | null;
            /** @description SUNAT's name of the field, or null. */
            field: string | null;
            /** @description Stable (`FileWarningCode` of @contapro/sunat, DEMO_WITHDRAWN when the first file of a company took the place of its demo data, ZIP_FILES_SKIPPED for the files of a zip that are no vouchers or registers, or ZIP_FILES_NOT_LISTED if the upload does not list all others). */
            code: string;
            /** @description Spanish, ready to show. */
            message: string;
        };
        /**
         * UploadFile
         * @description One file of an upload, or one file of a zip (`zip`). It is taken whole or not at all; a zip is a folder: each of its files is taken by itself (decisions 57).
         */
        "upload-file": {
            /** @description The name that the browser sent. Of a file of a zip its path, which begins with the name of the zip. */
            name: string;
            /** @description Name of the zip that the file came in. Absent for a file that was sent. */
            zip?: string;
            /** @description Bytes received. */
            size_bytes?: number;
            /**
             * @description `failed` files changed nothing. A zip is `done` if at least one of its files was taken.
             * @enum {string}
             */
            state: "waiting" | "processing" | "done" | "failed";
            /**
             * @description What the file turned out to be: a register, vouchers, SUNAT's deposit report, the padrón reducido (decisions 30); null before it was opened.
             * @enum {string|null}
             */
            kind: "rce" | "rvie" | "ple-8.1" | "ple-14.1" | "ubl" | "zip" | "detraction-deposits" | "padron" | "unknown" | null;
            /** @description The period that a register file names; null for vouchers and before it was read. */
            tax_period: components["schemas"]["tax-period"] | null;
            /** @description Percent of the file that was read. */
            progress?: number;
            /** @description Register rows or vouchers read. */
            rows_read: number;
            /** @description Vouchers that Contapro did not know before. Of a file of a zip 0, since the zip counts them. */
            vouchers_new: number;
            /** @description Vouchers that were known already; the stronger source wins (decisions 21). Of a file of a zip 0, since the zip counts them. */
            vouchers_known: number;
            /** @description Rows that say what another row of the same file says of their voucher or deposit. Absent while the file is not ingested. */
            rows_repeated?: number;
            /** @description Rows of the file that differ from the row that counts, and do not count (decisions 54); the warnings name them. Absent while the file is not ingested. */
            rows_set_aside?: number;
            /**
             * @description The very same file was taken before; it changed nothing.
             * @default false
             */
            already_uploaded: boolean;
            /** @description How many errors were found in the file; the list shows the first hundred. The rest of a file with errors is read for some seconds more. */
            errors_total?: number;
            /** @description Why the file was refused, in the order of its lines; of a refused zip, why each of its files was. */
            errors: components["schemas"]["file-error"][];
            /**
             * @description How many warnings the file has; the list shows the first hundred.
             * @default 0
             */
            warnings_total: number;
            /**
             * @description Of a zip, the files that were skipped because they are no vouchers or registers. What rows, vouchers or deposits contradict themselves in, though they were read; then the rows that differ from what counts and do not count, of this file or of files that it replaces. Both in the order of the file's lines.
             * @default []
             */
            warnings: components["schemas"]["file-warning"][];
        };
        /**
         * UploadUndo
         * @description The undoing of an upload.
         */
        "upload-undo": {
            /**
             * @description `done` when the upload counts no longer. `failed` changed nothing: a kept file of the company could not be read; it can be requested again.
             * @enum {string}
             */
            state: "running" | "done" | "failed";
            /** @description Name of the accountant. */
            requested_by: string;
            /**
             * Format: date-time
             * @description When it was requested (UTC).
             */
            requested_at: string;
        };
        /**
         * Upload
         * @description An upload of one or more files (decisions 12).
         */
        upload: {
            /**
             * Format: uuid
             * @description The upload's uuid.
             */
            upload_uuid: string;
            /**
             * Format: date-time
             * @description When it was received (UTC).
             */
            created_at?: string;
            /**
             * @description `failed` when no file could be taken; `done` when all are finished and at least one was taken. `processing` also while the upload is being undone.
             * @enum {string}
             */
            state: "processing" | "done" | "failed";
            /** @description Percent of all files together; while the upload is being undone, percent of that. */
            progress: number;
            /** @description The files in the order they were sent, then the files of zips (`zip`) that were read or refused, at most 500 of a zip. The warnings of a zip name the files that were skipped. */
            files: components["schemas"]["upload-file"][];
            /** @description How many vouchers its files brought or changed, each file by itself. Absent while no file is ingested. */
            vouchers_changed?: number;
            /** @description By how much its files changed the IGV to pay of all periods together: that of sales less the credit of purchases, without balances of earlier periods. Absent while no file is ingested. */
            igv_change?: components["schemas"]["money"];
            /** @description Whether `undoUpload` accepts it. Absent counts as false. */
            can_undo?: boolean;
            /** @description Absent if nobody has requested to undo it. */
            undo?: components["schemas"]["upload-undo"];
        };
        /**
         * Pagination
         * @description What a list says of its pages.
         */
        pagination: {
            /** @description Rows in all pages. */
            total_items: number;
            /** @description Pages of the size asked for; 0 for an empty list. */
            total_pages: number;
        };
        /**
         * CreatedUpload
         * @description An upload whose work has begun.
         */
        "created-upload": {
            /**
             * Format: uuid
             * @description Ask for it to follow the work.
             */
            upload_uuid: string;
            /**
             * @description As far as it is known.
             * @enum {string}
             */
            state: "processing" | "done" | "failed";
        };
        /**
         * InterruptedCarry
         * @description Months that are not loaded and end the carry, so that nothing of what the form of an earlier register leaves reaches the period.
         */
        "interrupted-carry": {
            /** @description The last loaded period before; its form leaves something that the accountant does not state either. */
            after_period: components["schemas"]["tax-period"];
            /** @description The first month that is not loaded. */
            from_period: components["schemas"]["tax-period"];
            /** @description The last one; the period itself while it is not loaded. */
            to_period: components["schemas"]["tax-period"];
        };
        /**
         * TotalAmount
         * @description The IGV of one period (part 2 §2, decisions 16 and 23). Net = sales − purchases − previous balance + received − left.
         */
        "total-amount": {
            total_amount_igv_sales: components["schemas"]["money"];
            total_amount_igv_purchase: components["schemas"]["money"];
            /** @description IGV por pagar when positive; negative: saldo a favor del periodo. */
            total_amount_igv_total: components["schemas"]["money"];
            /** @description Saldo a favor of the previous period as a positive amount; "0.00" without one. */
            sum_positive_balance: components["schemas"]["money"];
            /** @description True when the balance is above 0 and the previous period is loaded or an opening balance is set. */
            flag_show_positive_balance: boolean;
            /** @description The period the balance comes from, null without one. */
            positive_balance_period?: components["schemas"]["tax-period"] | null;
            /**
             * @description What the net rises by because a box of Formulario 621 of the month before did not take its credit notes: positive for purchases, negative for sales; "0.00" without any.
             * @default 0.00
             */
            received_credit_notes_amount: components["schemas"]["money"];
            /**
             * @description What the net is without because a box of this month's form does not take its credit notes, which lower the same box of the next month [I]; positive for purchases, negative for sales.
             * @default 0.00
             */
            left_credit_notes_amount: components["schemas"]["money"];
            /** @description Null while nothing is lost between the months. */
            interrupted_carry?: components["schemas"]["interrupted-carry"] | null;
            /** @description Vouchers of the period, purchases and sales. */
            total_cpes_count: number;
            /** @description Vouchers issued. */
            sales_cpes_count?: number;
            /** @description Purchases that give IGV credit in this period. */
            purchase_credit_cpes_count?: number;
            /**
             * @description Those of them that an earlier period's register holds, because their detraction was deposited late.
             * @default 0
             */
            moved_credit_cpes_count: number;
            /**
             * @description Their part of total_amount_igv_purchase.
             * @default 0.00
             */
            moved_credit_amount: components["schemas"]["money"];
            /** @description Total of all purchases of the period. */
            total_amount: components["schemas"]["money"];
            /**
             * @description The period has DGNG purchases and no coefficient is set; it counts as 1 (decisions 23).
             * @default false
             */
            flag_prorrata_missing: boolean;
            /**
             * @description Vouchers in another currency that no register row and no entered exchange rate has put into soles; they count in no total (decisions 20).
             * @default 0
             */
            missing_exchange_rate_count: number;
            /**
             * @description Those of them that are sales.
             * @default 0
             */
            missing_exchange_rate_sales_count: number;
        };
        /**
         * RateAmounts
         * @description Bases and IGV by rate (part 2 §3, decisions 32).
         */
        "rate-amounts": {
            /** @description Importe no gravado. */
            non_taxable_amount: components["schemas"]["money"];
            /** @description Base at the reduced rate (10 % until 2025, 10.5 % in 2026; the table of @contapro/sunat). */
            igv_10_taxable_amount: components["schemas"]["money"];
            /** @description IGV at the reduced rate. */
            igv_10_amount: components["schemas"]["money"];
            /**
             * @description Name of the card, by the vouchers present.
             * @default IGV 10%
             */
            igv_10_label: string;
            /** @description Base at 18 %. */
            igv_18_taxable_amount: components["schemas"]["money"];
            /** @description IGV at 18 %. */
            igv_18_amount: components["schemas"]["money"];
            /**
             * @description Base of the IVAP (4 %).
             * @default 0.00
             */
            ivap_taxable_amount: components["schemas"]["money"];
            /**
             * @description IVAP.
             * @default 0.00
             */
            ivap_amount: components["schemas"]["money"];
        };
        /**
         * PreviousMonth
         * @description Change against the previous month in percent, one decimal (8.4); null when the previous month is 0 (decisions 16).
         * @example 8.4
         */
        "previous-month": number | null;
        /**
         * PurchaseDashboard
         * @description Purchases of one period (part 2 §2; fields named like those of the sales dashboard).
         */
        "purchase-dashboard": components["schemas"]["rate-amounts"] & {
            /** @description Compras del mes */
            total_importe_total: components["schemas"]["money"];
            /** @description Purchase vouchers. */
            total_cpes_count: number;
            /** @description Purchase vouchers with at least one file. */
            downloadable_cpes_count?: number;
            /** @description Gasto deducible. */
            deductible_count?: number;
            /** @description Gasto no deducible. */
            not_deductible_count?: number;
            /** @description Observado. */
            observed_count?: number;
            /** @description Vouchers that the RCE file of the period holds; those whose IGV counts. */
            rce_cpes_count?: number;
            /** @description Vouchers that the whole register of the period holds; also those without credit. */
            rce_whole_cpes_count?: number;
            /**
             * @description The donut's legend, largest amount first.
             * @default []
             */
            observed_by_reason: {
                /** @description The rule's code; null for the reasons without a name. */
                code: string | null;
                /** @description The rule's name; null is shown as 'Otros motivos'. */
                name: string | null;
                /** @description Vouchers. */
                totalValue: number;
                amount: components["schemas"]["money"];
            }[];
            /** @description Against the previous month. */
            porcentage_previous_month: {
                porcentage_total_purchases: components["schemas"]["previous-month"];
                porcentage_cps_count: components["schemas"]["previous-month"];
            };
        };
        /**
         * SalesDashboard
         * @description Sales of one period (part 2 §3).
         */
        "sales-dashboard": components["schemas"]["rate-amounts"] & {
            /** @description Facturas (01). */
            total_count_fa: number;
            /** @description Boletas (03). */
            total_count_bv: number;
            /** @description Credit notes (07, 87, 97). */
            total_count_nc: number;
            /** @description Debit notes (08, 88, 98). */
            total_count_nd: number;
            /** @description Every other type. */
            total_count_other_codes: number;
            /** @description Total of the facturas. */
            total_amount_fa?: components["schemas"]["money"];
            /** @description Total of the boletas. */
            total_amount_bv?: components["schemas"]["money"];
            /** @description Total of the credit notes (negative). */
            total_amount_nc?: components["schemas"]["money"];
            /** @description Total of the debit notes. */
            total_amount_nd?: components["schemas"]["money"];
            /** @description Total of every other type. */
            total_amount_other_codes?: components["schemas"]["money"];
            /** @description Ventas del mes */
            total_importe_total: components["schemas"]["money"];
            /** @description Comprobantes emitidos. */
            total_cpes_count: number;
            /** @description Against the previous month. */
            porcentage_previous_month: {
                porcentage_total_sales: components["schemas"]["previous-month"];
                porcentage_cps_count: components["schemas"]["previous-month"];
            };
        };
        /**
         * History
         * @description Twelve months that end in the chosen period; empty months are 0 (decisions 16).
         */
        history: {
            /** @description By period (`YYYYMM`). */
            history: {
                [key: string]: {
                    total_importe_total: components["schemas"]["money"];
                    /** @description Vouchers of the month. */
                    total_cpes_count?: number;
                };
            };
        };
        /**
         * VoucherFigure
         * @description A figure of a screen, by the vouchers that make it up. The list of the figure holds exactly these, each with its part
         *     (`figure_amount`), and its foot (`summary.figure`) is the figure.
         *
         *     Of both sides: `total`, `sin-tipo-de-cambio`, `no-gravado`, and base and tax of every rate (`base-general`, `igv-general`,
         *     `base-reducida`, `igv-reducido`, `base-ivap`, `ivap`). Of sales only: `igv-ventas` and the types (`facturas`, `boletas`,
         *     `notas-de-credito`, `notas-de-debito`, `otros-tipos`). Of purchases only: `igv-compras`, what of it an earlier register holds
         *     (`igv-compras-de-otro-periodo`), base and IGV by rate of what gives credit (`credito-…`), the statuses (`deducible`,
         *     `no-deducible`, `observado`) and `con-archivo`.
         * @enum {string}
         */
        "voucher-figure": "total" | "sin-tipo-de-cambio" | "no-gravado" | "base-general" | "igv-general" | "base-reducida" | "igv-reducido" | "base-ivap" | "ivap" | "igv-ventas" | "facturas" | "boletas" | "notas-de-credito" | "notas-de-debito" | "otros-tipos" | "igv-compras" | "igv-compras-de-otro-periodo" | "credito-base-general" | "credito-igv-general" | "credito-base-reducida" | "credito-igv-reducido" | "deducible" | "no-deducible" | "observado" | "con-archivo";
        /**
         * HandEntry
         * @description Who entered a value of the settings by hand, and when.
         */
        "hand-entry": {
            /** @description Full name. */
            entered_by: string;
            /**
             * Format: date-time
             * @description When (UTC).
             */
            entered_at: string;
        };
        /**
         * StatusReason
         * @description Why a purchase has its status.
         */
        "status-reason": {
            /** @description Stable (@contapro/sunat). */
            code: string;
            /** @description Spanish, ready to show. */
            message: string;
            /** @description Only with BOLETA_OVER_LIMIT, of the boleta that crosses the limit of its year: the part of its total that still fits. The message says it too. */
            fitting_amount?: components["schemas"]["money"];
        };
        /**
         * Reason
         * @description Why a voucher has its status or its credit.
         */
        reason: {
            /** @description Stable (@contapro/sunat). */
            code: string;
            /** @description Spanish, ready to show. */
            message: string;
        };
        /**
         * SaleAdvice
         * @description Something to look at in a sale. It changes no figure, and sales have no status.
         */
        "sale-advice": {
            /**
             * @description Stable (@contapro/sunat): CUSTOMER_DOCUMENT_MISSING, NUMBER_GAP, DUPLICATE, AMOUNTS_MISMATCH, ANNULLED_WITH_AMOUNTS, RATE_IMPOSSIBLE, NOTE_WITHOUT_VOUCHER or
             *     NOTE_NAMES_NO_VOUCHER.
             */
            code: string;
            /** @description Short title in Spanish. */
            name: string;
            /** @description What was found, the norm, and what can be done: Spanish sentences, ready to show. */
            message: string;
        };
        /**
         * VoucherFacts
         * @description What every list says of a voucher (part 2 §3). Amounts are soles, in the voucher's own currency when flag_missing_exchange_rate; credit notes are negative.
         */
        "voucher-facts": {
            /**
             * @description `{issuer ruc}-{type}-{series}-{number}` (decisions 16).
             * @example 20990000027-01-F001-101
             */
            code: string;
            /** @default COMPRA */
            operation_type: components["schemas"]["operation-type"];
            tax_period?: components["schemas"]["tax-period"];
            issue_date: components["schemas"]["civil-date"];
            /**
             * @description Due or payment date, null when unknown.
             * @default null
             */
            due_date: components["schemas"]["civil-date"] | null;
            /**
             * @description Code of Tabla 10.
             * @example 01
             */
            type?: string;
            /** @description Its name; unknown codes are No especificado. */
            type_name?: string;
            /** @description Series. */
            serie: string;
            /** @description Number without left zeros. */
            number: string;
            /** @description Document of the other side: supplier of a purchase, customer of a sale. */
            supplier_ruc?: string;
            /** @description Name of the other side. */
            supplier_business_name: string;
            /** @description Item descriptions from the XML; null while only the register knows the voucher. */
            item_description: string | string[] | null;
            /** @description Base imponible (DG + DGNG + DNG; sales less discounts). */
            taxable_amount: components["schemas"]["money"];
            /** @description IGV of the voucher. */
            igv_amount?: components["schemas"]["money"];
            /** @description Importe no gravado. */
            non_taxable_amount?: components["schemas"]["money"];
            /** @description Importe total. */
            total_amount?: components["schemas"]["money"];
            /** @description What it adds to IGV compras of its own period (decisions 23); for a sale, to IGV ventas. */
            igv_credit_amount?: components["schemas"]["money"];
            /**
             * @description Currency of issue (ISO 4217).
             * @default PEN
             */
            currency: string;
            /**
             * @description Soles for one unit, decimal text; null for PEN or unknown.
             * @default null
             */
            exchange_rate: string | null;
            /**
             * @description Who entered exchange_rate by hand (exchange_rates of the settings); null for one of a register, and without one.
             * @default null
             */
            exchange_rate_entry: components["schemas"]["hand-entry"] | null;
            /** @description The day whose entered exchange rate counts: the issue date, for a note that of the voucher that it modifies. Null if a register has the rate, and for a note whose voucher is not loaded. */
            exchange_rate_date?: components["schemas"]["civil-date"] | null;
            /**
             * @description Total in the currency of issue, of a credit note negative; null when unknown or PEN.
             * @default null
             */
            original_total_amount: components["schemas"]["money"] | null;
            /**
             * @description Another currency, no register row and no exchange rate entered for it; it counts in no total.
             * @default false
             */
            flag_missing_exchange_rate: boolean;
            /**
             * @description Subject to detraction.
             * @enum {string}
             */
            afecto_detraccion: "si" | "no";
            /**
             * @description Rate in percent.
             * @enum {string}
             */
            igv_rate?: "18" | "10" | "10.5" | "15" | "ivap" | "none";
            /**
             * @description Of purchases; null for sales.
             * @enum {string|null}
             */
            status: "gasto deducible" | "gasto no deducible" | "observado" | null;
            /**
             * @description Why.
             * @default []
             */
            status_reasons: components["schemas"]["status-reason"][];
            /**
             * @description IGV credit of purchases; null for sales.
             * @default null
             * @enum {string|null}
             */
            igv_credit: "yes" | "no" | "later" | null;
            /**
             * @description Only with igv_credit later: the period whose IGV compras it adds to, and whose RCE holds it.
             * @default null
             */
            igv_credit_period: components["schemas"]["tax-period"] | null;
            /**
             * @description Why.
             * @default []
             */
            igv_credit_reasons: components["schemas"]["reason"][];
            /**
             * @description What it contradicts itself in, such as a total that is not the sum of its amounts, and rows or XML that were read of it, say something else and do not count (decisions 54); they change no figure.
             * @default []
             */
            warnings: components["schemas"]["reason"][];
            /** @description What to look at in a sale, empty when nothing was found; only in the list of vouchers, and not of purchases. */
            sale_advices?: components["schemas"]["sale-advice"][];
            /**
             * @description The source that gave period and amounts (decisions 21).
             * @enum {string}
             */
            source?: "replacement" | "proposal" | "ple" | "xml";
            /** @description Signed address of the printed voucher, a .jpeg or, of one with many lines, a .pdf; null while there is none. */
            img_cpe_link: string | null;
            /** @description Signed address of the XML, path and query on the API's origin; null while there is none. */
            xml_cpe_link: string | null;
        };
        /**
         * Voucher
         * @description A voucher of the list (part 2 §3). Amounts are soles, in the voucher's own currency when flag_missing_exchange_rate; credit notes are negative.
         */
        voucher: components["schemas"]["voucher-facts"] & {
            /** @description Only in the list of a figure: its part in it, exact; negative when it subtracts. */
            figure_amount?: components["schemas"]["money"];
        };
        /**
         * VoucherFigureSum
         * @description Only in the list of a figure: the figure itself. The parts of all pages and the rounding add up to it.
         */
        "voucher-figure-sum": {
            name: components["schemas"]["voucher-figure"];
            /** @description The name of the rule that `figure_reason` asked for; null without one, and for 'Otros motivos'. */
            reason_name: string | null;
            /** @description The figure, as its screen shows it. */
            amount: components["schemas"]["money"];
            /** @description What rounding the parts one by one leaves: of mixed purchases under a prorrata coefficient, else 0.00. */
            rounding_amount: components["schemas"]["money"];
        };
        /**
         * VoucherList
         * @description A page of vouchers, and the sums of all pages.
         */
        "voucher-list": {
            /** @description The page, newest first. */
            data: components["schemas"]["voucher"][];
            /** @description About the list. */
            metadata: {
                pagination: components["schemas"]["pagination"];
            };
            /** @description Sums over all pages of the filter. */
            summary?: {
                /** @description Vouchers. */
                total_items: number;
                /** @description Base imponible. */
                taxable_amount: components["schemas"]["money"];
                /** @description IGV of the vouchers, whether it counts or not. */
                igv_amount: components["schemas"]["money"];
                /** @description IGV deducible of the period, that of earlier registers with a late deposit too; for sales, IGV de ventas. */
                igv_credit_amount: components["schemas"]["money"];
                /** @description Purchases that the filter lets through and an earlier register holds, whose credit igv_credit_amount has; 0 for sales. */
                moved_credit_cpes_count: number;
                /** @description Their part of igv_credit_amount. */
                moved_credit_amount: components["schemas"]["money"];
                /** @description Importe total. */
                total_amount: components["schemas"]["money"];
                /** @description Only of sales, and not in the list of a figure: how many of the period have an advice, whatever the filter. */
                advised_cpes_count?: number;
                /** @description Only of purchases, and not in the list of a figure: how many of the period are observed, whatever the filter. */
                observed_cpes_count?: number;
                /** @description Only in the list of a figure. */
                figure?: components["schemas"]["voucher-figure-sum"];
            };
        };
        /**
         * VoucherFilterOptions
         * @description What the list of a period can be filtered by (part 2 §3).
         */
        "voucher-filter-options": {
            /** @description Each option as key → name. JSON objects keep no order of their keys; clients sort by name. */
            data: {
                /** @description Code of Tabla 10 → name. */
                types_of_vouchers: {
                    [key: string]: string;
                };
                /** @description Series → series; the empty key stands for vouchers without one. The first thousand. */
                series_of_vouchers: {
                    [key: string]: string;
                };
                /** @description '1', '2', '3' → words (decisions 16). */
                status_of_vouchers: {
                    [key: string]: string;
                };
                /** @description Document of the other side → name; the empty key stands for those without. The first thousand. */
                provider_of_vouchers: {
                    [key: string]: string;
                };
                /** @description `{series}-{number}`, the first thousand; a longer list is searched by the server. */
                serie_number_of_vouchers: string[];
            };
        };
        /**
         * VoucherFilesAnswer
         * @description Files of several vouchers in one zip.
         */
        "voucher-files-answer": {
            /** @description The zip, base64; one file for each voucher, named `{code}.xml` or `{code}.jpeg`. */
            zip_file: string;
            /**
             * @description Codes of the vouchers that have no file of this type; they are not in the zip.
             * @default []
             */
            missing_codes: string[];
            /**
             * @description Vouchers that have such a file, which could not be read or drawn; they are not in the zip either.
             * @default []
             */
            failed: {
                /** @description `{issuer ruc}-{type}-{series}-{number}`. */
                code: string;
                /** @description `{series}-{number}`. */
                serie_number: string;
                /** @description That it is not in the zip, in Spanish, ready to show. */
                message: string;
            }[];
        };
        /**
         * Observation
         * @description A rule that doubts a purchase (decisions 22). It stays on the voucher when somebody has decided.
         */
        observation: {
            /** @description Stable code of the rule (@contapro/sunat). */
            code: string;
            /** @description The rule's short name, as the donut shows it; null is shown as 'Otros motivos'. */
            name: string | null;
            /** @description What the rule found, a Spanish sentence, ready to show. */
            message: string;
        };
        /**
         * Decision
         * @description What an accountant decided about a purchase. Uploads and rules never change it.
         */
        decision: {
            /**
             * @description Validated is gasto deducible, declined gasto no deducible.
             * @enum {string}
             */
            kind: "validated" | "declined";
            /** @description Name of the accountant. */
            decided_by: string;
            /**
             * Format: date-time
             * @description When (UTC).
             */
            decided_at: string;
        };
        /**
         * ReviewedVoucher
         * @description A purchase in the Observaciones lists, with what the rules found and what was decided (part 2 §2, decisions 22).
         */
        "reviewed-voucher": components["schemas"]["voucher-facts"] & {
            /**
             * @description The rules that doubt it, the weightiest first; empty for a voucher that no rule doubts.
             * @default []
             */
            observations: components["schemas"]["observation"][];
            /**
             * @description What documents cannot tell and changes nothing, such as a payment that has to go through a bank.
             * @default []
             */
            advices: components["schemas"]["reason"][];
            /**
             * @description The accountant's decision; null while nobody has decided.
             * @default null
             */
            decision: components["schemas"]["decision"] | null;
            /**
             * @description What it adds to IGV compras once it is deducible, in its own period or in igv_credit_period, by the prorrata coefficient; 0.00 for one
             *     that never gives credit.
             */
            igv_at_stake_amount?: components["schemas"]["money"];
            /**
             * @description What can be done with it now.
             * @default [
             *       "validate",
             *       "decline"
             *     ]
             */
            allowed_decisions: ("validate" | "decline" | "undo")[];
        };
        /**
         * ObservationCounts
         * @description Purchases of the period by status; together they are all purchases.
         */
        "observation-counts": {
            /** @description Observado. */
            observed_count?: number;
            /** @description Gasto no deducible. */
            rejected_count?: number;
            /** @description Gasto deducible. */
            validated_count?: number;
        };
        /**
         * ReviewedVoucherList
         * @description A page of the Observaciones lists, the sums of all pages, and the counts of the three tabs (part 2 §3).
         */
        "reviewed-voucher-list": {
            /**
             * @description Always true; failures answer an error.
             * @constant
             */
            success: true;
            /** @description The page, newest first. */
            data: components["schemas"]["reviewed-voucher"][];
            /** @description Sums over all pages of this list, and the counts of all three. */
            summary: components["schemas"]["observation-counts"] & {
                /** @description Vouchers of this list. */
                total_items?: number;
                /** @description Base imponible. */
                taxable_amount?: components["schemas"]["money"];
                /** @description IGV of the vouchers, whether it counts or not. */
                igv_amount?: components["schemas"]["money"];
                /** @description Importe total. */
                total_amount?: components["schemas"]["money"];
            };
            /** @description About the list. */
            metadata: {
                pagination: components["schemas"]["pagination"];
            };
        };
        /**
         * DecisionRequest
         * @description The purchases that are decided about; all of them or none.
         */
        "decision-request": {
            /** @description Codes, `{issuer ruc}-{type}-{series}-{number}` (decisions 16). */
            cpes: string[];
        };
        /**
         * DecisionResult
         * @description What came of a decision, so that lists, tabs and the overview card are right without asking again.
         */
        "decision-result": {
            /** @description The vouchers as they are now, in the order of the request. */
            data?: components["schemas"]["reviewed-voucher"][];
            /** @description The counts of the three tabs now. */
            summary?: components["schemas"]["observation-counts"];
            /** @description The IGV of the period now. */
            totals?: components["schemas"]["total-amount"];
        };
        /**
         * Perception
         * @description A comprobante de percepción (CPE 40) that the company suffered, or a factura (01) that proves its own (part 2 §3).
         */
        perception: {
            /**
             * @description `{issuer ruc}-40-{series}-{number}`; of a factura, the code of its voucher.
             * @example 20990000027-40-P001-21
             */
            code?: string;
            /**
             * @description Regime (catálogo 22).
             * @example Percepción venta interna
             */
            perception_regime_description: string;
            /**
             * @description `{series}-{number}`.
             * @example P001-21
             */
            document_number: string;
            issue_date: components["schemas"]["civil-date"];
            /** @description RUC of the supplier who perceives. */
            ruc_supplier: string;
            /** @description RUC of the customer who pays it. */
            ruc_customer: string;
            /** @description Amount perceived in soles. */
            perception_amount: components["schemas"]["money"];
            /**
             * @description Emitido, or what SUNAT says instead.
             * @example Emitido
             */
            state: string;
            /** @description Signed address of the file (decisions 15); null while there is none. */
            link: string | null;
        };
        /**
         * PerceptionList
         * @description A page of perceptions, and the sums of all pages.
         */
        "perception-list": {
            /** @description The page, newest first. */
            vouchers: components["schemas"]["perception"][];
            /** @description Sums over all pages. */
            summary: {
                /** @description Vouchers. */
                total_items: number;
                /** @description Sum of those with state Emitido. */
                total_amount_perceptions: components["schemas"]["money"];
            };
            pagination: components["schemas"]["pagination"];
        };
        /**
         * Retention
         * @description A comprobante de retención (CPE 20) that the company suffered (part 2 §3).
         */
        retention: {
            /**
             * @description `{issuer ruc}-20-{series}-{number}`.
             * @example 20990000078-20-R001-9
             */
            code?: string;
            /** @description Name of its issuer, the agent who retained (decisions 16). */
            supplier_business_name: string;
            /** @description RUC of its issuer. */
            ruc_supplier: string;
            issue_date: components["schemas"]["civil-date"];
            /**
             * @description `{series}-{number}`.
             * @example R001-9
             */
            document_number: string;
            /** @description Amount retained in soles. */
            retention_amount: components["schemas"]["money"];
            /**
             * @description Emitido, or what SUNAT says instead.
             * @example Emitido
             */
            state: string;
            /** @description Signed address of the file (decisions 15); null while there is none. */
            link: string | null;
        };
        /**
         * RetentionList
         * @description A page of retentions, and the sums of all pages.
         */
        "retention-list": {
            /** @description The page, newest first. */
            vouchers: components["schemas"]["retention"][];
            /** @description Sums over all pages. */
            summary: {
                /** @description Vouchers. */
                total_items: number;
                /** @description Sum of those with state Emitido. */
                total_amount_retentions: components["schemas"]["money"];
            };
            pagination: components["schemas"]["pagination"];
        };
        /**
         * DetractionNote
         * @description A credit or debit note about a purchase under detraction.
         */
        "detraction-note": {
            /** @description `{issuer ruc}-{type}-{series}-{number}`. */
            code: string;
            /** @description `{series}-{number}`. */
            serie_number: string;
            issuer_date: components["schemas"]["civil-date"];
            /** @description Taxes included, in soles; of a credit note negative. */
            total_amount: components["schemas"]["money"];
        };
        /**
         * DetractionDue
         * @description By when a detraction is to be deposited, by which rate, and what depends on it.
         */
        "detraction-due": {
            /** @description Fifth working day of the month after the annotation; null of goods whose removal is the deadline. */
            deadline: components["schemas"]["civil-date"] | null;
            /**
             * @description The payment or the fifth working day, whichever comes first; goods of annex 1 before they are removed (R.S. 183-2004, arts. 7, 11 and 16).
             * @enum {string}
             */
            deadline_rule: "payment_or_fifth_working_day" | "before_removal";
            /** @description The fifth working day is over: the credit moves to the period of the deposit. */
            is_overdue: boolean;
            /** @description Percent of the total, by the settings; null where none is known. */
            rate: components["schemas"]["percent"] | null;
            /** @description IGV that moves to the period of the deposit when that comes after the fifth working day (D.Leg. 940, first final provision). */
            credit_amount: components["schemas"]["money"];
            /** @description Its credit and debit notes, oldest first; they change the amount unless it was entered by hand. */
            notes?: components["schemas"]["detraction-note"][];
            /** @description Number of the newest bulk file that holds the deposit; null for none. */
            deposit_file: string | null;
        };
        /**
         * DetractionEntry
         * @description What an accountant entered by hand about the detraction of a purchase.
         */
        "detraction-entry": {
            /** @description False where it only seemed to be subject. */
            is_subject: boolean;
            /** @description Catálogo 54; null where the files tell it. */
            good_or_service_code: string | null;
            /** @description What is to be deposited, in whole soles; null where the rate tells it. */
            amount: components["schemas"]["money"] | null;
            /** @description Full name. */
            entered_by: string;
            /**
             * Format: date-time
             * @description When.
             */
            entered_at: string;
        };
        /**
         * Detraction
         * @description A deposit (paid) or a purchase whose detraction is not deposited in full yet, with what its receipt shows (part 2 §3; SUNAT's deposit report,
         *     17 columns). Null is shown as '-'.
         */
        detraction: {
            /**
             * @description `{business ruc}-{supplier ruc}-{type}-{series}-{number}` (decisions 16); parts 3, 4 and 5 name the voucher.
             * @example 20990000019-20990000043-01-E001-12
             */
            voucher_unique_code: string;
            /**
             * @description Name of that type of voucher (Tabla 10); null when the code has none.
             * @default null
             */
            voucher_type_name: string | null;
            /** @description `{series}-{number}`; null when the deposit's voucher is unknown ('Comprobante no encontrado'). */
            serie_number: string | null;
            /** @description Issue date of the voucher; null while the voucher is unknown. */
            issuer_date: components["schemas"]["civil-date"] | null;
            /** @description Name of the supplier. */
            supplier_business_name: string;
            /** @description RUC of the supplier, whose account takes the deposit (the specification's name). */
            customer_identity_number: string;
            /** @description Total of the voucher in soles; null while the voucher is unknown. */
            total_amount: components["schemas"]["money"] | null;
            /**
             * @description Paid: what was deposited. Unpaid: what is left to be, by the rate of the good or service on the issue date (settings), else by the
             *     voucher's XML; null when only the register's mark tells of the detraction.
             */
            deposit_amount: components["schemas"]["money"] | null;
            /**
             * @description Date of the deposit in Peru, with the time where it is known, without zone; null while unpaid.
             * @example 2026-08-20
             * @example 2026-08-20T10:42:18
             */
            payment_datetime: string | null;
            /** @description Número de constancia; null while unpaid. */
            certificate_number: string | null;
            /**
             * @description Tipo de operación, two digits.
             * @default null
             * @example 01
             */
            operation_code: string | null;
            /** @description Its words. */
            operation_name: string | null;
            /**
             * @description Tipo de bien o servicio (catálogo 54), three digits.
             * @example 022
             */
            good_or_service_code: string | null;
            /** @description Its words. */
            good_or_service_name: string | null;
            /** @description Usuario SOL that paid. */
            sol_user: string | null;
            /** @description Account at the Banco de la Nación. */
            account_number: string | null;
            /** @description Its type. */
            account_type_name: string | null;
            /** @description Period that the deposit names; null while unpaid. */
            tax_period_payment: components["schemas"]["tax-period"] | null;
            /** @description Número de operación of the bank. */
            operation_number: string | null;
            /** @description Número de pago de detracciones. */
            detraction_payment: string | null;
            /** @description Signed address of the voucher's file (decisions 15); null while there is none. */
            img_cpe_file_url: string | null;
            /**
             * @description What is to be known before the deposit is made; null of one that is made.
             * @default null
             */
            due: components["schemas"]["detraction-due"] | null;
            /**
             * @description What the accountant entered by hand; null where nobody did, and of a deposit.
             * @default null
             */
            entry: components["schemas"]["detraction-entry"] | null;
        };
        /**
         * DetractionList
         * @description A page of detractions, and the sums of all pages.
         */
        "detraction-list": {
            /** @description The page: deposits by payment date, unpaid ones by issue date, newest first. */
            vouchers: components["schemas"]["detraction"][];
            /** @description Sums over all pages. */
            summary: {
                /** @description Rows. */
                total_items?: number;
                /** @description Sum of every deposit_amount that is known. */
                total_amount_detractions?: components["schemas"]["money"];
                /**
                 * @description Rows without deposit_amount.
                 * @default 0
                 */
                unknown_amount_count: number;
                /** @description Only with dates: how many deposits of tax_period, as the list without dates has them, were not paid within the dates. */
                paid_outside_count?: number;
            };
            pagination: components["schemas"]["pagination"];
        };
        /**
         * PossibleDetractionList
         * @description Purchases that seem to be under detraction and carry no mark. Advice only, they change no figure.
         */
        "possible-detraction-list": {
            /** @description The page, newest first. */
            vouchers: {
                /** @description `{issuer ruc}-{type}-{series}-{number}`. */
                code: string;
                /** @description `{series}-{number}`. */
                serie_number: string;
                issuer_date: components["schemas"]["civil-date"];
                /** @description Name of the supplier. */
                supplier_business_name: string;
                /** @description Lines of its XML. */
                item_descriptions: string[];
                /** @description In soles. */
                total_amount: components["schemas"]["money"];
                /** @description What its items or its type of operation suggest. */
                good_or_service_code: string;
                /** @description Its words. */
                good_or_service_name: string;
                /** @description Percent of the total on the issue date; null where none is known. */
                rate: components["schemas"]["percent"] | null;
                /** @description What would be to be deposited; null where no rate is known. */
                suggested_amount: components["schemas"]["money"] | null;
            }[];
            pagination: components["schemas"]["pagination"];
        };
        /**
         * DetractionEntryRequest
         * @description What is entered about one purchase; it replaces what was entered before.
         */
        "detraction-entry-request": {
            /**
             * @description `{issuer ruc}-{type}-{series}-{number}`.
             * @example 20990000027-01-F001-4
             */
            code: string;
            /** @description True marks it, false says that it only seems to be subject, null takes back what was entered before. */
            is_subject: boolean | null;
            /** @description Catálogo 54; null where the files tell it. */
            good_or_service_code: string | null;
            /** @description What is to be deposited, in whole soles, up to the total of the voucher; null where the rate tells it. */
            amount: components["schemas"]["money"] | null;
        };
        /**
         * DetractionEntryResult
         * @description What stands now about the purchase.
         */
        "detraction-entry-result": {
            /** @description Null after it was taken back. */
            entry: components["schemas"]["detraction-entry"] | null;
            /** @description The rules still have to look at the purchase; its figures follow then. */
            is_reviewing: boolean;
        };
        /**
         * DepositFileDifference
         * @description A deposit of a bulk file that is not what the list of pending deposits shows.
         */
        "deposit-file-difference": {
            /** @description `{issuer ruc}-{type}-{series}-{number}`. */
            code: string;
            /** @description `{series}-{number}`. */
            serie_number: string;
            /** @description In the file; catálogo 54. */
            good_or_service_code: string;
            /** @description In the file. */
            amount: components["schemas"]["money"];
            /** @description In the list; null if it is not known. */
            listed_good_or_service_code: string | null;
            /** @description In the list; null if it is not known, or if the list does not contain the voucher. */
            listed_amount: components["schemas"]["money"] | null;
        };
        /**
         * DepositFile
         * @description A bulk file that was made, and which of its deposits SUNAT's reports know.
         */
        "deposit-file": {
            /** @description Its number. */
            batch: string;
            /** @description Its name. */
            file_name: string;
            tax_period: components["schemas"]["tax-period"];
            /** @description Full name. */
            made_by: string;
            /**
             * Format: date-time
             * @description When.
             */
            made_at: string;
            total_amount: components["schemas"]["money"];
            /** @description Deposits that it holds. */
            deposits_count: number;
            /** @description Those whose voucher has a deposit of that amount, paid on the day of the file or later. */
            made_deposits_count: number;
            /** @description Deposits that are not made yet and differ from what the list of pending deposits shows now. */
            differences?: components["schemas"]["deposit-file-difference"][];
            /**
             * @description None, some, or all of them are made.
             * @enum {string}
             */
            state: "pending" | "partial" | "deposited";
        };
        /**
         * DepositFileList
         * @description Bulk files of a period, newest first.
         */
        "deposit-file-list": {
            /** @description Each with what SUNAT's reports show of it. */
            files: components["schemas"]["deposit-file"][];
        };
        /**
         * DepositFileRequest
         * @description The deposits of a bulk file.
         */
        "deposit-file-request": {
            /** @description Purchases of the period that owe a deposit, `{issuer ruc}-{type}-{series}-{number}`. */
            codes: string[];
            /** @description Accounts of suppliers that no XML and no earlier deposit tells, or that replace what they tell. */
            accounts: {
                supplier_ruc: components["schemas"]["ruc"];
                /** @description Eleven digits, with or without hyphens. */
                account: string;
            }[];
            /** @description Number of the file, two digits of the year and four of the order in it; the next one unless it is given. */
            batch?: string;
        };
        /**
         * NewDepositFile
         * @description A bulk file that was made now.
         */
        "new-deposit-file": {
            file: components["schemas"]["deposit-file"];
            /** @description Its text, ASCII with CRLF. */
            content: string;
        };
        /**
         * DepositFileLine
         * @description One deposit of a bulk file.
         */
        "deposit-file-line": {
            /** @description `{issuer ruc}-{type}-{series}-{number}`. */
            code: string;
            /** @description `{series}-{number}`. */
            serie_number: string;
            /** @description Document of the supplier. */
            supplier_ruc: string;
            /** @description Name of the supplier. */
            supplier_business_name: string;
            /** @description Catálogo 54. */
            good_or_service_code: string | null;
            /** @description Eleven digits; null where it has to be asked for. */
            account: string | null;
            /**
             * @description Who tells the account: the request, the voucher's XML, an earlier deposit, or an earlier bulk file.
             * @enum {string|null}
             */
            account_source: "given" | "xml" | "deposit" | "file" | null;
            /** @description Whole soles; null where nobody tells it. */
            amount: components["schemas"]["money"] | null;
            /** @description Number of an earlier bulk file that holds it already; a warning. */
            earlier_file: string | null;
            /** @description Why it cannot go into the file; Spanish, ready to show. */
            problems: components["schemas"]["reason"][];
        };
        /**
         * DepositFileCheck
         * @description What a bulk file would hold, and what is missing. The layout is to be checked with the bank.
         */
        "deposit-file-check": {
            /** @description Number that the file would have. */
            batch: string;
            /** @description Name that the file would have. */
            file_name: string;
            /** @description Sum of the amounts that are known. */
            total_amount: components["schemas"]["money"];
            /** @description Nothing is missing. */
            is_ready: boolean;
            /** @description In the order of the request. */
            lines: components["schemas"]["deposit-file-line"][];
        };
        /**
         * DetractionTotals
         * @description The Detracciones card of the dashboard (part 2 §3), purchases of one period.
         */
        "detraction-totals": {
            /** @description Deposited (Pagadas). */
            sum_paid_detractions: components["schemas"]["money"];
            /** @description To be deposited (Por pagar), where the amount is known. */
            sum_not_paid_detractions: components["schemas"]["money"];
            /**
             * @description Unpaid ones whose amount nobody states; they are in no sum.
             * @default 0
             */
            unknown_not_paid_detractions_count: number;
            /** @description Both together. */
            total_amount_detractions: components["schemas"]["money"];
        };
        /**
         * PdtReport
         * @description The Informe PDT of one side of a period (part 2 §2). Bases and IGV of purchases are those whose IGV counts (decisions 23), the IGV of
         *     mixed purchases by the prorrata coefficient, so that the cards add up to IGV compras; what is not taxed counts whatever the purchase's
         *     status (boxes 113, 120 and 122). total_cpes_count 0 means that there is nothing to show.
         */
        "pdt-report": components["schemas"]["rate-amounts"] & {
            operation_type?: components["schemas"]["operation-type"];
            /** @description Vouchers of this side of the period, counted or not. */
            total_cpes_count?: number;
            /** @description Perceptions of the period (Adicionales). */
            perceptions_count?: number;
            /** @description Their sum. */
            total_amount_perceptions: components["schemas"]["money"];
            /** @description Retentions of the period (Adicionales). */
            retentions_count?: number;
            /** @description Their sum. */
            total_amount_retentions: components["schemas"]["money"];
        };
        /**
         * Pdt621Box
         * @description A box (casilla) of Formulario 621. SUNAT computes each tax from its rounded base; the difference shows what that does.
         */
        "pdt621-box": {
            /**
             * @description Number of the box.
             * @example 107
             */
            box: string;
            /**
             * @description Part of the form.
             * @enum {string}
             */
            section: "ventas" | "compras" | "ivap" | "determinacion";
            /** @description What it holds, in the form's words. */
            label: string;
            /**
             * @description The box of its base, for a box that holds a tax; else null.
             * @default null
             */
            base_box: string | null;
            /**
             * @description How it follows from other boxes, by their numbers; null for a box of vouchers.
             * @default null
             * @example 131 − 178
             */
            formula: string | null;
            /** @description The vouchers' exact sum; null for a box that follows from others. */
            sum: components["schemas"]["money"] | null;
            /**
             * @description Credit notes that the same box of the month before did not take, or that the accountant states as such; they lower this one, and raise 102 and 103.
             * @default 0.00
             */
            received_amount: components["schemas"]["money"];
            /**
             * @description Credit notes that the box does not take, because none is below 0 and 102 is at most 100; they go to the same box of the next month [I].
             * @default 0.00
             */
            left_amount: components["schemas"]["money"];
            /**
             * @description What the box receives, or box 145, 168 or 176 itself, is as the accountant states it (stated_carries or opening_balance of the settings).
             * @default false
             */
            flag_stated: boolean;
            /**
             * @description Who stated it, and when; null unless flag_stated.
             * @default null
             */
            stated_entry: components["schemas"]["hand-entry"] | null;
            /** @description What goes into the box, in whole soles; negative only in 140 and 184. */
            value: number;
            /** @description Value less sum, plus what is received and less what is left (in 102 and 103 the other way round): what SUNAT's rounding makes, unless flag_off; null without a sum. */
            difference: components["schemas"]["money"] | null;
            /** @description The difference is 1.00 or more. It is not rounding, and `off` of the call of its vouchers lists those that make it. */
            flag_off?: boolean;
            /**
             * @description Vouchers that make it up; null for a box that follows from others.
             * @default null
             */
            vouchers_count: number | null;
            /** @description The call that lists its vouchers: path and query on the API's origin; null for a box that follows from others. */
            vouchers_address: string | null;
        };
        /**
         * LeftOutAmount
         * @description Perceptions or retentions of a month.
         */
        "left-out-amount": {
            tax_period: components["schemas"]["tax-period"];
            amount: components["schemas"]["money"];
        };
        /**
         * LeftOutWithholdings
         * @description Perceptions or retentions of months that are not loaded, which no form holds. They count once `stated_carries` has the value for the box and period.
         */
        "left-out-withholdings": {
            /**
             * @description 168 for perceptions, 176 for retentions.
             * @enum {string}
             */
            box: "168" | "176";
            /** @description Months since the last loaded period, oldest first. */
            months: components["schemas"]["left-out-amount"][];
            /** @description What the form of the last loaded period leaves of them; null if nothing. */
            left: components["schemas"]["left-out-amount"] | null;
            /** @description What the box receives with all of them, whole soles. */
            value: number;
        };
        /**
         * Pdt621
         * @description The boxes of Formulario 621 for one period (decisions 17).
         */
        pdt621: {
            tax_period: components["schemas"]["tax-period"];
            /** @description In the order of the form; empty for a period without vouchers. */
            boxes: components["schemas"]["pdt621-box"][];
            /**
             * @description The period that box 145 comes from; null without a balance.
             * @default null
             */
            positive_balance_period: components["schemas"]["tax-period"] | null;
            /**
             * @description The exact balance behind box 145: sum_positive_balance of the overview.
             * @default 0.00
             */
            positive_balance_amount: components["schemas"]["money"];
            /**
             * @description Box 145 less the exact balance: what the forms before it make in whole soles.
             * @default 0.00
             */
            positive_balance_rounding: components["schemas"]["money"];
            /** @description Periods before it whose forms have a box with flag_off, oldest first. Where there are any, the difference above is not rounding alone. */
            positive_balance_off_periods?: components["schemas"]["tax-period"][];
            /** @description Null while nothing is lost between the months. */
            interrupted_carry?: components["schemas"]["interrupted-carry"] | null;
            /** @description By box; empty while every month with perceptions or retentions has a form or the box is stated. */
            left_out_withholdings?: components["schemas"]["left-out-withholdings"][];
            /**
             * @description Box 173: what mixed purchases count with, decimal text from 0 to 1; null while none is set.
             * @default null
             */
            prorrata_coefficient: string | null;
            /**
             * @description The period has DGNG purchases and no coefficient is set; it counts as 1 (decisions 23).
             * @default false
             */
            flag_prorrata_missing: boolean;
        };
        /**
         * Pdt621VoucherList
         * @description A page of the vouchers that make up a box.
         */
        "pdt621-voucher-list": {
            /** @description The page, newest first. */
            data: (components["schemas"]["voucher-facts"] & {
                /** @description What it adds to the box, exact; negative when it subtracts. */
                box_amount: components["schemas"]["money"];
                /** @description With `off`, the tax of its base less the tax that it shows, signed as in the box. */
                box_difference?: components["schemas"]["money"];
            })[];
            /** @description About the list. */
            metadata: {
                pagination: components["schemas"]["pagination"];
            };
            /** @description Sums over all pages. */
            summary: {
                /** @description Vouchers. */
                total_items: number;
                /** @description Their sum; that of the box. */
                box_amount: components["schemas"]["money"];
            };
        };
        /**
         * LeftOutVoucher
         * @description A voucher that is not in the file.
         */
        "left-out-voucher": {
            /** @description `{issuer ruc}-{type}-{series}-{number}`. */
            code: string;
            /** @description `{series}-{number}`. */
            serie_number: string;
            /** @description Currency of issue (ISO 4217). */
            currency: string;
            /** @description Why, in Spanish, ready to show. */
            message: string;
            /** @description Only of `later`: the period whose file holds it. */
            tax_period?: components["schemas"]["tax-period"];
        };
        /**
         * ReportFile
         * @description A report that is ready (part 2 §3).
         */
        "report-file": {
            /** @description Signed address of the file, fetched without a bearer token; it expires after ten minutes (decisions 14). A path is below the API's origin. */
            sas: string;
            /** @description The name to save it under. */
            blob_filename: string;
            /**
             * @description Vouchers that belong into the file and are not in it, because nothing says what they are in soles (decisions 20). Always 0 for
             *     Excel, which shows them in their own currency.
             * @default 0
             */
            left_out_count: number;
            /**
             * @description The first of them, by issue date.
             * @default []
             */
            left_out: components["schemas"]["left-out-voucher"][];
            /** @description Annulled purchases of the period, which neither file of RCE holds; 0 for every other file. */
            annulled_count?: number;
            /** @description The first of them, by issue date. */
            annulled?: components["schemas"]["left-out-voucher"][];
            /** @description Purchases of the period that the file of a later one holds, because their detraction was deposited late; for RCE and Siscont. */
            later_count?: number;
            /** @description The first of them, by issue date. */
            later?: components["schemas"]["left-out-voucher"][];
        };
        /**
         * ReportJob
         * @description A large report that is being made; ask the same call again (decisions 14).
         */
        "report-job": {
            /**
             * Format: uuid
             * @description The job; the same until the report is ready.
             */
            job_uuid: string;
            /** @description Percent of the rows written. */
            progress: number;
        };
    };
    responses: {
        /** @description The request does not fit the contract. */
        malformed: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Wrong address or password. */
        "wrong-password": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body did not arrive in time. */
        "too-slow": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The request is larger than the server takes. */
        "too-large": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Too many attempts; wait and try again. */
        "too-many": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description A failure of the server. No detail leaves it. */
        internal: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The server is starting, stopping or overloaded. */
        unavailable: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The server has too little disk space left to keep anything new. What it has can be read. */
        "storage-full": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Somebody registered this address or this document. */
        "user-registered": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Well-formed, but it breaks a rule (RULE_BROKEN), or the captcha was not passed (CAPTCHA_REFUSED). */
        "account-refused": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The recovery token is unknown, expired or used. */
        "recovery-token-invalid": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Nobody registered this address. */
        "user-not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The server is starting, stopping or overloaded, or no mail can be sent (MAIL_UNAVAILABLE). */
        "mail-unavailable": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description No partner key, or one that this server does not know. */
        "partner-key-invalid": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Well-formed, but it breaks a rule. */
        unprocessable: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Wrong address or password, or an account without a password. */
        "partner-password-refused": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description No access token, or one that is wrong or expired. */
        unauthorized: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description A token that this server did not make, that was used before, or that is older than it holds. */
        "handover-refused": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The token is not of this server, or of another account than the session's. */
        "email-confirmation-invalid": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Larger than the server takes; the limit is configuration. */
        "upload-too-large": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description More than the account uploads at a time (UPLOADS_AT_ONCE_EXCEEDED) or on a day in Lima (UPLOAD_DAY_LIMIT_REACHED), or too many attempts. */
        "upload-limit-reached": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description It exists already. */
        conflict: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The accountant is not the signed-in one (ACCOUNTANT_NOT_FOUND), or the company is not theirs (BUSINESS_NOT_FOUND). */
        "event-owner-not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The account had its free trial. */
        "trial-used": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The plan is not on offer, has no free trial, is for fewer companies, or a paid plan is in force (RULE_BROKEN; the reasons say which). */
        "plan-refused": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description No change of plan, or one that can no longer be undone. */
        "plan-change-final": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Nobody registered this RUC. */
        "ruc-not-registered": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Unknown, or of another accountant; the two cannot be told apart. */
        "not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description What is still to be confirmed. */
        "rule-changes": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["rule-changes"];
            };
        };
        /** @description The server is starting, stopping or overloaded, or has no way to SUNAT (SUNAT_NOT_CONNECTED). */
        "sunat-not-connected": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The form holds no file. */
        "upload-refused": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The company (BUSINESS_NOT_FOUND) or its upload (UPLOAD_NOT_FOUND) is unknown, or of another accountant. */
        "upload-not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The upload is not over, was undone already, brought nothing, or brought what is not undone. */
        "upload-not-undoable": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The upload was not undone, or its files are lost. */
        "upload-not-repeatable": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description The company is unknown or another accountant's (BUSINESS_NOT_FOUND), or none of the vouchers has a file of this type
         *     (VOUCHER_FILES_NOT_FOUND), or the server has lost the XML of the first, and no file of the others could be had
         *     (VOUCHER_FILE_NOT_FOUND; each voucher is a reason, its code in `field`).
         */
        "voucher-files-not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description The voucher's printed form cannot be drawn from its XML (VOUCHER_NOT_PRINTABLE, its code in `field`). A mass download answers it
         *     when that is so with the first voucher that has an XML, and no file of the others could be had: each is a reason.
         */
        "voucher-not-printable": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Decided; figures and report files follow at once. */
        decided: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["decision-result"];
            };
        };
        /**
         * @description The company is unknown or another accountant's (BUSINESS_NOT_FOUND), or the period has no purchase of one of the codes
         *     (VOUCHER_NOT_FOUND, one reason for each, its code in `field`). Nothing was changed.
         */
        "vouchers-not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description A voucher cannot be decided so (DECISION_NOT_ALLOWED, one reason for each, its code in `field`): nobody revives an annulled
         *     voucher, one of another addressee or a boleta over its limit. Nothing was changed.
         */
        "decision-not-allowed": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description The file cannot be written as its reader takes it: a voucher does not fit the format (REPORT_VOUCHER_INVALID, its code in `field`),
         *     or the Siscont template names a field that does not exist (REPORT_TEMPLATE_INVALID, the field in `field`).
         */
        "report-not-writable": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The address is expired (FILE_ADDRESS_EXPIRED) or was changed (FILE_ADDRESS_INVALID). */
        "address-expired": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /**
         * @description The voucher has no such file, or the server has lost its XML (VOUCHER_FILE_NOT_FOUND; of a lost one the voucher's code in
         *     `field`), or the report is gone (REPORT_FILE_NOT_FOUND).
         */
        "file-not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
    };
    parameters: {
        /** @description The company's uuid. */
        "business-uuid": string;
        /** @description Page, from 1. */
        page: number;
        /** @description Rows a page. */
        size: number;
        /** @description The upload. */
        "upload-uuid": string;
        /** @description RUC of a company of the signed-in accountant. */
        ruc: components["schemas"]["ruc"];
        /** @description Tax period. */
        "tax-period": components["schemas"]["tax-period"];
        /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
        "dashboard-filters": string;
        /** @description A JSON object (URL-encoded) that names the company, the last period and the side (decisions 9). */
        "history-filters": string;
        /** @description Rows a page: the name that this list gives to `size` (decisions 16). */
        "page-record": number;
        /** @description The company's uuid; it must be the company of the RUC. */
        "owner-uuid": string;
        /** @description RUC of a company of the signed-in accountant. */
        "owner-business-ruc": components["schemas"]["ruc"];
        /** @description The company's uuid; it must be the company of the RUC. */
        "owner-business-uuid": string;
        /** @description Rows a page; the screens offer 10, 20, 50 and 100 (decisions 25). */
        "size-ten": number;
        /** @description RUC of a company of the signed-in accountant. */
        "owner-ruc": components["schemas"]["ruc"];
        /** @description Unix time in seconds after which the address is refused. */
        expires: number;
        /** @description HMAC of path and expiry. */
        signature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this answer in the server's log; quote it to support. */
        "request-id-header": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["email"];
                    /** @description The password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["wrong-password"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-user"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access"];
                };
            };
            400: components["responses"]["malformed"];
            408: components["responses"]["too-slow"];
            409: components["responses"]["user-registered"];
            413: components["responses"]["too-large"];
            422: components["responses"]["account-refused"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    validateRecoveryToken: {
        parameters: {
            query?: {
                /** @description The token of the link, as the specification names it. */
                recovery_token?: string;
            };
            header?: {
                /** @description The token of the link; takes precedence over `recovery_token`. */
                "Recovery-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["recovery-token-invalid"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    requestPasswordRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["email"];
                };
            };
        };
        responses: {
            /** @description The link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["user-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["mail-unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the recovery link. */
                    token: string;
                    password: components["schemas"]["new-password"];
                };
            };
        };
        responses: {
            /** @description The new password holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            404: components["responses"]["recovery-token-invalid"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    createPartnerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-partner-user"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["partner-key-invalid"];
            408: components["responses"]["too-slow"];
            409: components["responses"]["user-registered"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    signInPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["email"];
                    /** @description The password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Bearer token; JWT with sub and sid. */
                        access_token: string;
                        /**
                         * @description Login status of part 1 §4; every other one answers an error.
                         * @enum {string}
                         */
                        status: "SUCCESS";
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["partner-password-refused"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    validatePartnerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    createHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["new-handover"];
            };
        };
        responses: {
            /** @description Handed over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Sealed; goes into the address of the partner entry. */
                        handover: string;
                        /**
                         * Format: date-time
                         * @description From when it does not hold any more (UTC).
                         */
                        expires_at: string;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["partner-key-invalid"];
            404: components["responses"]["user-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    signInByHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As it stood in the address. */
                    handover: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handover-access"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["handover-refused"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accountant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The fragment of the mail's link. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The address is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["email-confirmation-invalid"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["session-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    checkUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How many files. */
                    files: number;
                    /** @description Size of all files. */
                    bytes: number;
                    /** @description Size of the largest file. */
                    largest_file_bytes: number;
                };
            };
        };
        responses: {
            /** @description The upload is within the limits. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["upload-too-large"];
            429: components["responses"]["upload-limit-reached"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    registerBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ruc: components["schemas"]["ruc"];
                    /** @description Razón social. */
                    name: string;
                    /** @description SOL user (part 1 §5). */
                    username: string;
                    /** @description Clave SOL. */
                    passwordSOL: string;
                    /**
                     * @description Terms accepted.
                     * @constant
                     */
                    terms: true;
                    /**
                     * @description Privacy policy accepted.
                     * @constant
                     */
                    privacy: true;
                    /** @description Client id of the SUNAT API; optional. */
                    sunat_api_key?: string;
                    /** @description Its secret; optional. */
                    sunat_api_secret?: string;
                    /** @description Natural persons (RUC 10…); optional. */
                    paternal_surname?: string;
                    /** @description Natural persons; optional. */
                    maternal_surname?: string;
                    /** @description Natural persons; optional. */
                    given_names?: string;
                };
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["business"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            408: components["responses"]["too-slow"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    createEventLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["event-log"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["event-owner-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_type: components["schemas"]["plan-type"];
                    /** @description Begin with the plan's free trial. */
                    free_trial: boolean;
                };
            };
        };
        responses: {
            /** @description Picked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["subscription"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            408: components["responses"]["too-slow"];
            409: components["responses"]["trial-used"];
            413: components["responses"]["too-large"];
            422: components["responses"]["plan-refused"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    undoPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["restored-plan"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            409: components["responses"]["plan-change-final"];
            422: components["responses"]["plan-refused"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["plan-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All companies of the accountant. */
                        businesses: components["schemas"]["business"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    validateByRuc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The RUC to check. */
                ruc: components["schemas"]["ruc"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody registered it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Its owner.
                         */
                        accountant_uuid: string;
                        /** @description The company's name. */
                        name: string;
                        /** @description Always true. */
                        registered: boolean;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["ruc-not-registered"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    listTaxPeriods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        tax_periods: components["schemas"]["tax-period"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listRuleChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["rule-changes"];
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    confirmRuleChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["seen-rule-changes"];
            };
        };
        responses: {
            200: components["responses"]["rule-changes"];
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["settings"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["settings-patch"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["settings"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    updateCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["credentials"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["business"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    validateCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description RUC of the company that the address names. */
                    ruc: components["schemas"]["ruc"];
                    /** @description SOL user (part 1 §5). */
                    username: string;
                    /** @description Clave SOL. */
                    password: string;
                    /** @description Client id of the SUNAT API; optional. */
                    sunat_api_key?: string;
                    /** @description Its secret; optional. */
                    sunat_api_secret?: string;
                };
            };
        };
        responses: {
            /** @description What SUNAT said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["credentials-check"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["sunat-not-connected"];
            507: components["responses"]["storage-full"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of uploads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page. */
                        data: components["schemas"]["upload"][];
                        /** @description About the list. */
                        metadata: {
                            pagination: components["schemas"]["pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description RCE, RVIE and PLE files (txt, csv), XML vouchers, SUNAT's deposit report, the padrón reducido, or zip files of them. */
                    files: string[];
                };
            };
        };
        responses: {
            /** @description Received; the work goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["created-upload"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            413: components["responses"]["upload-too-large"];
            422: components["responses"]["upload-refused"];
            429: components["responses"]["upload-limit-reached"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
                /** @description The upload. */
                upload_uuid: components["parameters"]["upload-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["upload"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["upload-not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    undoUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
                /** @description The upload. */
                upload_uuid: components["parameters"]["upload-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; the work goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["created-upload"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["upload-not-found"];
            409: components["responses"]["upload-not-undoable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    repeatUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
                /** @description The upload. */
                upload_uuid: components["parameters"]["upload-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new upload; the work goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["created-upload"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["upload-not-found"];
            409: components["responses"]["upload-not-repeatable"];
            429: components["responses"]["upload-limit-reached"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    getTotalAmount: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["total-amount"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getPurchaseDashboard: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
                filters: components["parameters"]["dashboard-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["purchase-dashboard"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getSalesDashboard: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
                filters: components["parameters"]["dashboard-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sales-dashboard"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getHistory: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company, the last period and the side (decisions 9). */
                filters: components["parameters"]["history-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["history"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listVouchers: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page. */
                size?: components["parameters"]["size"];
                /** @description '0' all, '1' gasto deducible, '2' gasto no deducible, '3' observado (decisions 16). */
                status?: "0" | "1" | "2" | "3";
                /** @description One field at a time, together with value_filter (decisions 16). */
                filter_by?: "type" | "series" | "status" | "provider" | "serie_number";
                /** @description Key of the option; for serie_number what it begins with (`F001`, `F001-12`) or the number alone. Not without filter_by. */
                value_filter?: string;
                /** @description Side of the register; purchases unless told otherwise. */
                operation_type?: components["schemas"]["operation-type"];
                /** @description Only sales that have an advice, together with any other filter. Not with purchases, and not with a figure. */
                with_advices?: "true";
                /**
                 * @description Exactly the vouchers that make up a figure of a screen, those of earlier registers too whose credit it counts. Not together with
                 *     another filter, and only a figure of the side that is listed.
                 */
                figure?: components["schemas"]["voucher-figure"];
                /** @description Only with the figure `observado`: the code of the first rule that doubts them, or `otros` for a reason without a name. */
                figure_reason?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["voucher-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listVoucherFilterOptions: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Side of the register; purchases unless told otherwise. */
                operation_type?: components["schemas"]["operation-type"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["voucher-filter-options"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    downloadVoucherFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ruc: components["schemas"]["ruc"];
                    tax_period: components["schemas"]["tax-period"];
                    /** @description Page the codes were chosen on; the codes alone decide. */
                    page?: number;
                    /** @description Rows of that page; the codes alone decide. */
                    size?: number;
                    /** @description The vouchers: the chosen ones, or all of the page (decisions 16). */
                    invoiceCodes: string[];
                    /**
                     * @description Which file of each voucher.
                     * @enum {string}
                     */
                    type: "xml" | "jpeg";
                    /**
                     * @description Status filter of the list the codes were chosen on (decisions 16); the codes alone decide.
                     * @enum {string}
                     */
                    status?: "0" | "1" | "2" | "3";
                };
            };
        };
        responses: {
            /** @description The zip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["voucher-files-answer"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["voucher-files-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["voucher-not-printable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listObservedVouchers: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reviewed-voucher-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    validateVouchers: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["decision-request"];
            };
        };
        responses: {
            200: components["responses"]["decided"];
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["vouchers-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["decision-not-allowed"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    declineVouchers: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["decision-request"];
            };
        };
        responses: {
            200: components["responses"]["decided"];
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["vouchers-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["decision-not-allowed"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    undoDecisions: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["decision-request"];
            };
        };
        responses: {
            200: components["responses"]["decided"];
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["vouchers-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["decision-not-allowed"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    listRejectedVouchers: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page: the name that this list gives to `size` (decisions 16). */
                page_record?: components["parameters"]["page-record"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reviewed-voucher-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listValidatedVouchers: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description The company's uuid; it must be the company of the RUC. */
                uuid: components["parameters"]["owner-uuid"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reviewed-voucher-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    downloadValidatedFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ruc: components["schemas"]["ruc"];
                    tax_period: components["schemas"]["tax-period"];
                    /** @description Page the codes were chosen on; the codes alone decide. */
                    page?: number;
                    /** @description Rows of that page; the codes alone decide. */
                    size?: number;
                    /** @description The vouchers: the chosen ones, or all of the page (decisions 16). */
                    invoiceCodes: string[];
                    /**
                     * @description Which file of each voucher.
                     * @enum {string}
                     */
                    type: "xml" | "jpeg";
                };
            };
        };
        responses: {
            /** @description The zip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["voucher-files-answer"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["voucher-files-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["voucher-not-printable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listPerceptions: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                business_ruc: components["parameters"]["owner-business-ruc"];
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page; the screens offer 10, 20, 50 and 100 (decisions 25). */
                size?: components["parameters"]["size-ten"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["perception-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listRetentions: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                business_ruc: components["parameters"]["owner-business-ruc"];
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page; the screens offer 10, 20, 50 and 100 (decisions 25). */
                size?: components["parameters"]["size-ten"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["retention-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listDetractions: {
        parameters: {
            query: {
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page; the screens offer 10, 20, 50 and 100 (decisions 25). */
                size?: components["parameters"]["size-ten"];
                /** @description The tab: S 'Pagadas', N 'Por pagar'. */
                paid: "S" | "N";
                /** @description First day of payment; then the dates alone choose, whatever the period, and summary.paid_outside_count says how many of the period they leave out. */
                fecha_inicio?: components["schemas"]["civil-date"];
                /** @description Last day of payment, not before the first. */
                fecha_fin?: components["schemas"]["civil-date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of detractions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["detraction-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listPossibleDetractions: {
        parameters: {
            query: {
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page; the screens offer 10, 20, 50 and 100 (decisions 25). */
                size?: components["parameters"]["size-ten"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["possible-detraction-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    enterDetraction: {
        parameters: {
            query: {
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["detraction-entry-request"];
            };
        };
        responses: {
            /** @description Entered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["detraction-entry-result"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["vouchers-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    listDepositFiles: {
        parameters: {
            query: {
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deposit-file-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createDepositFile: {
        parameters: {
            query: {
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["deposit-file-request"];
            };
        };
        responses: {
            /** @description Made, and kept under its number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["new-deposit-file"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["vouchers-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    checkDepositFile: {
        parameters: {
            query: {
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["deposit-file-request"];
            };
        };
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deposit-file-check"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["vouchers-not-found"];
            408: components["responses"]["too-slow"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getDetractionTotals: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description The company's uuid; it must be the company of the RUC. */
                business_uuid: components["parameters"]["owner-business-uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["detraction-totals"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getPdtReport: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company, the last period and the side (decisions 9). */
                filters: components["parameters"]["history-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pdt-report"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getPdt621: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
                filters: components["parameters"]["dashboard-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pdt621"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listPdt621Vouchers: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
                filters: components["parameters"]["dashboard-filters"];
                /** @description Number of a box that vouchers make up, a base or a tax; any other is refused (BOX_WITHOUT_VOUCHERS). */
                box: string;
                /** @description Only those whose tax is not SUNAT's tax of their base, by more than five céntimos: what makes a box differ by more than rounding (`flag_off`). Empty for the box of a base. */
                off?: "true";
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["pdt621-voucher-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getReport: {
        parameters: {
            query: {
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Side of the register. */
                operation_type: components["schemas"]["operation-type"];
                /** @description xlsx Excel; txt the text file for SIRE; zip that text file as SUNAT takes it. */
                file_extension: "xlsx" | "txt" | "zip";
                /** @description Of RCE only. `credit`, also where it is left out: the purchases whose IGV counts. `whole`: all purchases of the register, for replacing SUNAT's proposal, those without credit in the columns DNG or "valor no gravado". */
                register?: "credit" | "whole";
            };
            header?: never;
            path: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["owner-ruc"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["report-file"];
                };
            };
            /** @description It is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["report-job"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            422: components["responses"]["report-not-writable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    getSiscontReport: {
        parameters: {
            query: {
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["owner-ruc"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["report-file"];
                };
            };
            /** @description It is being made; ask again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["report-job"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            422: components["responses"]["report-not-writable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    getReportFile: {
        parameters: {
            query: {
                /** @description Unix time in seconds after which the address is refused. */
                expires: components["parameters"]["expires"];
                /** @description HMAC of path and expiry. */
                signature: components["parameters"]["signature"];
            };
            header?: never;
            path: {
                /** @description The job that made the file. */
                job_uuid: string;
                /** @description Its `blob_filename`. */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/zip": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["malformed"];
            403: components["responses"]["address-expired"];
            404: components["responses"]["file-not-found"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
            507: components["responses"]["storage-full"];
        };
    };
    getVoucherFile: {
        parameters: {
            query: {
                /** @description Unix time in seconds after which the address is refused. */
                expires: components["parameters"]["expires"];
                /** @description HMAC of path and expiry. */
                signature: components["parameters"]["signature"];
            };
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
                /** @description `{issuer ruc}-{type}-{series}-{number}`, and .xml, .jpeg or .pdf. */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The XML as it was received, or the printed voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                    "image/jpeg": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["malformed"];
            403: components["responses"]["address-expired"];
            404: components["responses"]["file-not-found"];
            422: components["responses"]["voucher-not-printable"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}
