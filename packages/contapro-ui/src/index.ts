// Theme

// Provider and features
export { ContaproProvider, type ContaproProviderProps } from './contapro-provider.tsx'
export {
  CompaniesRegistered,
  type CompaniesRegisteredProps,
  type RegisteredName,
} from './features/companies/companies-registered.tsx'
export { CompanyCards, type CompanyCardsProps } from './features/companies/company-cards.tsx'
export {
  type CompanyCardsState,
  CompanyCardsView,
  type CompanyCardsViewProps,
} from './features/companies/company-cards-view.tsx'
export {
  CompanyForm,
  type CompanyFormFailure,
  type CompanyFormOrigin,
  type CompanyFormProps,
} from './features/companies/company-form.tsx'
export { CompanyRegistered, type CompanyRegisteredProps } from './features/companies/company-registered.tsx'
export { CompanyStatusModal, type CompanyStatusModalProps } from './features/companies/company-status-modal.tsx'
export {
  CompanySwitcherPanel,
  type CompanySwitcherPanelProps,
} from './features/companies/company-switcher-panel.tsx'
export { CredentialsForm, type CredentialsFormProps } from './features/companies/credentials-form.tsx'
export { ProcessingPanel, type ProcessingPanelProps } from './features/companies/processing-panel.tsx'
export {
  type ProcessedCompany,
  ProcessingView,
  type ProcessingViewProps,
} from './features/companies/processing-view.tsx'
export {
  RegisterCompaniesPanel,
  type RegisterCompaniesPanelProps,
  type RegistrationProgress,
} from './features/companies/register-companies-panel.tsx'
export {
  RegisterCompanyPanel,
  type RegisterCompanyPanelProps,
} from './features/companies/register-company-panel.tsx'
export {
  RegisterCompanyScreen,
  type RegisterCompanyScreenProps,
} from './features/companies/register-company-screen.tsx'
export {
  RegisterPartnerCompanyPanel,
  type RegisterPartnerCompanyPanelProps,
} from './features/companies/register-partner-company-panel.tsx'
export { DashboardPanel, type DashboardPanelProps } from './features/dashboard/dashboard-panel.tsx'
export { EvolutionChart, type EvolutionChartProps } from './features/dashboard/evolution/evolution-chart.tsx'
export {
  type EvolutionState,
  EvolutionView,
  type EvolutionViewProps,
} from './features/dashboard/evolution/evolution-view.tsx'
export { OverviewCard, type OverviewCardProps } from './features/dashboard/overview/overview-card.tsx'
export { OverviewView, type OverviewViewProps } from './features/dashboard/overview/overview-view.tsx'
export {
  DetractionsCard,
  type DetractionsCardProps,
  type DetractionTotalsState,
} from './features/dashboard/purchases/detractions-card.tsx'
export { PurchasesCards, type PurchasesCardsProps } from './features/dashboard/purchases/purchases-cards.tsx'
export { SalesCards, type SalesCardsProps } from './features/dashboard/sales/sales-cards.tsx'
export type { DetractionListState } from './features/detractions/detraction-list-state.ts'
export { DetractionsPanel, type DetractionsPanelProps } from './features/detractions/detractions-panel.tsx'
export type { ObservationListState } from './features/observations/observation-list-state.ts'
export { ObservationsPanel, type ObservationsPanelProps } from './features/observations/observations-panel.tsx'
export { DashboardOnboarding, type DashboardOnboardingProps } from './features/onboarding/dashboard-onboarding.tsx'
export { WelcomeModal, type WelcomeModalProps } from './features/onboarding/welcome-modal.tsx'
export { WelcomePanel, type WelcomePanelProps, type WelcomeVideos } from './features/onboarding/welcome-panel.tsx'
export { PartnerAccountPanel, type PartnerAccountPanelProps } from './features/partners/partner-account-panel.tsx'
export { PartnerEntryPanel, type PartnerEntryPanelProps } from './features/partners/partner-entry-panel.tsx'
export { PartnerShell, type PartnerShellProps } from './features/partners/partner-shell.tsx'
export { ConfirmEmailPanel, type ConfirmEmailPanelProps } from './features/password-recovery/confirm-email-panel.tsx'
export { RequestRecoveryPanel } from './features/password-recovery/request-recovery-panel.tsx'
export {
  ResetPasswordPanel,
  type ResetPasswordPanelProps,
} from './features/password-recovery/reset-password-panel.tsx'
export { PdtPanel, type PdtPanelProps } from './features/pdt/pdt-panel.tsx'
export { PerceptionsPanel, type PerceptionsPanelProps } from './features/perceptions/perceptions-panel.tsx'
export { PlansPanel } from './features/plans/plans-panel.tsx'
export {
  ReportDownloadButton,
  type ReportDownloadButtonProps,
} from './features/reports/report-download-button.tsx'
export { RetentionsPanel, type RetentionsPanelProps } from './features/retentions/retentions-panel.tsx'
export {
  SessionExpiredDialog,
  type SessionExpiredDialogProps,
  SessionExpiredModal,
  type SessionExpiredModalProps,
} from './features/session/session-expired-modal.tsx'
export { SessionsPanel } from './features/session/sessions-panel.tsx'
export { SettingsPanel, type SettingsPanelProps } from './features/settings/settings-panel.tsx'
export { BrandPanel } from './features/sign-in/brand-panel.tsx'
export { SignInForm, type SignInFormProps } from './features/sign-in/sign-in-form.tsx'
export { SignInPanel, type SignInPanelProps } from './features/sign-in/sign-in-panel.tsx'
export { SignInScreen, type SignInScreenProps } from './features/sign-in/sign-in-screen.tsx'
export { SignUpPanel, type SignUpPanelProps } from './features/sign-up/sign-up-panel.tsx'
export type { SignedUpUser, SignUpCaptcha } from './features/sign-up/use-sign-up.ts'
export { UploadPanel, type UploadPanelProps } from './features/uploads/upload-panel.tsx'
export { PurchaseVouchersPanel, type PurchaseVouchersPanelProps } from './features/vouchers/purchase-vouchers-panel.tsx'
export { SalesVouchersPanel, type SalesVouchersPanelProps } from './features/vouchers/sales-vouchers-panel.tsx'
export { VoucherDetailModal, type VoucherDetailModalProps } from './features/vouchers/voucher-detail-modal.tsx'
export type { VoucherListFilter, VoucherListState } from './features/vouchers/voucher-list-state.ts'
export type { NavigateListener } from './host/host-context.ts'
export type { CompanyName, NavigationTarget, TargetLinks } from './host/navigation-target.ts'
export {
  TargetButton,
  type TargetButtonProps,
  TargetLink,
  type TargetLinkProps,
  useTargetAnchor,
} from './host/target-link.tsx'
export { type TourPlace, tourTarget } from './host/tour-target.ts'
export type { ContaproUiEvent, ContaproUiEventListener } from './host/ui-event.ts'
export type { ReportScopeProps } from './host/use-report-scope.ts'
export { WidgetBoundary, type WidgetBoundaryProps } from './host/widget-boundary.tsx'
export type { ListStateProps, PageState } from './lists/use-list-state.ts'
export type { FeatureMessages, FeatureName } from './messages/feature-messages.ts'
export { type MessageOverrides, type MessageSet, useMessages } from './messages/messages.ts'
// Patterns
export { AppShell, type AppShellProps } from './patterns/app-shell/app-shell.tsx'
export { SideSheet, type SideSheetProps } from './patterns/app-shell/side-sheet.tsx'
export type { ChartPoint, ChartSeries, ChartView, DonutPart } from './patterns/chart/chart-point.ts'
export { ChartViewSwitch, type ChartViewSwitchProps } from './patterns/chart/chart-view-switch.tsx'
export { DonutChart, type DonutChartProps } from './patterns/chart/donut-chart.tsx'
export { MonthlyChart, type MonthlyChartProps } from './patterns/chart/monthly-chart.tsx'
export {
  CompanySwitcher,
  type CompanySwitcherProps,
  type SwitcherCompany,
} from './patterns/company-switcher/company-switcher.tsx'
export { CopyButton, type CopyButtonProps } from './patterns/copy-button/copy-button.tsx'
export { BulkBar, type BulkBarProps } from './patterns/data-table/bulk-bar.tsx'
export type {
  DataColumn,
  DataTableSelection,
  DataTableSort,
  DataTableState,
  DataTableView,
  EntryPlace,
} from './patterns/data-table/data-column.ts'
export { DataTable, type DataTableProps } from './patterns/data-table/data-table.tsx'
export { RowActions, type RowActionsProps } from './patterns/data-table/row-actions.tsx'
export { RowButton, type RowButtonProps, RowButtons } from './patterns/data-table/row-button.tsx'
export { TableCard, type TableCardProps, type TablePaging } from './patterns/data-table/table-card.tsx'
export { defaultTableView } from './patterns/data-table/table-view.ts'
export { TableViewMenu, type TableViewMenuProps } from './patterns/data-table/table-view-menu.tsx'
export { Toolbar, type ToolbarProps } from './patterns/data-table/toolbar.tsx'
export type { CivilDate, DateRange } from './patterns/date-range/civil-date.ts'
export type { DateFilter } from './patterns/date-range/date-filter.ts'
export { DateRangePicker, type DateRangePickerProps } from './patterns/date-range/date-range-picker.tsx'
export { DateText, type DateTextProps } from './patterns/date-text/date-text.tsx'
export { formatDate } from './patterns/date-text/format-date.ts'
export {
  MassDownloadMenu,
  type MassDownloadMenuProps,
  type MassFileType,
} from './patterns/download/mass-download-menu.tsx'
export { MassDownloadModal, type MassDownloadModalProps } from './patterns/download/mass-download-modal.tsx'
export {
  type LeftOutVouchers,
  type ReportDownloadChoice,
  ReportDownloadModal,
  type ReportDownloadModalProps,
} from './patterns/download/report-download-modal.tsx'
export { type ReportFile, reportFileKinds, reportFiles } from './patterns/download/report-file.ts'
export { EmptyState, type EmptyStateProps } from './patterns/empty-state/empty-state.tsx'
export { ClampedText, ExcerptText, type ExcerptTextProps } from './patterns/excerpt-text/excerpt-text.tsx'
export { FactFigure, type FactFigureProps } from './patterns/fact-list/fact-figure.tsx'
export { Fact, FactList, type FactProps } from './patterns/fact-list/fact-list.tsx'
export { FileButton, type FileButtonProps } from './patterns/file-button/file-button.tsx'
export { moneyText } from './patterns/money-text/money-parts.ts'
export { MoneyText, type MoneyTextProps } from './patterns/money-text/money-text.tsx'
export { PageContent, PageHeader, type PageHeaderProps } from './patterns/page-header/page-header.tsx'
export {
  listPageSizes,
  PageSizeSelect,
  type PageSizeSelectProps,
  voucherPageSizes,
} from './patterns/page-size-select/page-size-select.tsx'
export { Pagination, type PaginationProps } from './patterns/pagination/pagination.tsx'
export { formatPercent } from './patterns/percent-change/format-percent.ts'
export { PercentChange, type PercentChangeProps } from './patterns/percent-change/percent-change.tsx'
export { PeriodSelect, type PeriodSelectProps } from './patterns/period-select/period-select.tsx'
export { formatPeriod, type PeriodStyle } from './patterns/period-text/format-period.ts'
export { PeriodText, type PeriodTextProps } from './patterns/period-text/period-text.tsx'
export { ProcessModal, type ProcessModalProps } from './patterns/process-modal/process-modal.tsx'
export { SearchInput, type SearchInputProps } from './patterns/search-input/search-input.tsx'
export { Sidebar, type SidebarItem, type SidebarProps } from './patterns/sidebar/sidebar.tsx'
export { Stat, type StatProps, StatStrip, type StatStripProps } from './patterns/stat/stat.tsx'
export {
  type CompanyStatus,
  CompanyStatusBadge,
  type CompanyStatusBadgeProps,
} from './patterns/status-badge/company-status-badge.tsx'
export { DocumentStateBadge, type DocumentStateBadgeProps } from './patterns/status-badge/document-state-badge.tsx'
export {
  PurchaseStatusBadge,
  type PurchaseStatusBadgeProps,
  type PurchaseStatusWord,
} from './patterns/status-badge/purchase-status-badge.tsx'
export { type ListFigure, SummedList, type SummedListProps } from './patterns/summed-list/summed-list.tsx'
export { TopBar, type TopBarLink, type TopBarProps, type TopBarUser } from './patterns/top-bar/top-bar.tsx'
export { Tour, type TourProps } from './patterns/tour/tour.tsx'
export type { TourStep } from './patterns/tour/tour-step.ts'
export { DropArea, type DropAreaProps } from './patterns/upload/drop-area.tsx'
export { FileList, type FileResult, FileRow, type FileRowProps } from './patterns/upload/file-row.tsx'
export { formatBytes } from './patterns/upload/format-bytes.ts'
export { VideoModal, type VideoModalProps } from './patterns/video-modal/video-modal.tsx'
export { type PreviewKind, previewKind } from './patterns/voucher-preview/preview-kind.ts'
export type { LoadFile } from './patterns/voucher-preview/use-preview-file.ts'
export {
  type PreviewedVoucher,
  VoucherPreviewModal,
  type VoucherPreviewModalProps,
} from './patterns/voucher-preview/voucher-preview-modal.tsx'
// Primitives
export { Avatar, type AvatarProps } from './primitives/avatar/avatar.tsx'
export { initials } from './primitives/avatar/initials.ts'
export { Badge, type BadgeProps, CountPill } from './primitives/badge/badge.tsx'
export type { StatusTone } from './primitives/badge/status-tones.ts'
export { Banner, type BannerProps } from './primitives/banner/banner.tsx'
export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './primitives/breadcrumb/breadcrumb.tsx'
export { Button, type ButtonProps } from './primitives/button/button.tsx'
export type { ButtonLook } from './primitives/button/button-content.tsx'
export { ButtonLink, type ButtonLinkProps } from './primitives/button/button-link.tsx'
export { IconButton, type IconButtonProps } from './primitives/button/icon-button.tsx'
export { Card, CardBody, CardFoot, CardHead, type CardHeadProps, type CardProps } from './primitives/card/card.tsx'
export { Carousel, type CarouselItem, type CarouselProps } from './primitives/carousel/carousel.tsx'
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox.tsx'
export { Combobox, type ComboboxProps } from './primitives/combobox/combobox.tsx'
export { DigitsInput, digitsOnly } from './primitives/digits-input/digits-input.tsx'
export {
  Field,
  FieldGrid,
  type FieldGridProps,
  FieldHint,
  type FieldHintProps,
  type FieldProps,
} from './primitives/field/field.tsx'
export {
  FullScreenLoader,
  type FullScreenLoaderProps,
  type LoadingTag,
} from './primitives/full-screen-loader/full-screen-loader.tsx'
export { Icon, type IconOutline, type IconProps } from './primitives/icon/icon.tsx'
export { IsolatedRoot, type IsolatedRootProps } from './primitives/isolated-root/isolated-root.tsx'
export { Link, type LinkProps } from './primitives/link/link.tsx'
export { Logo, type LogoProps } from './primitives/logo/logo.tsx'
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './primitives/menu/menu.tsx'
export { Modal, type ModalProps } from './primitives/modal/modal.tsx'
export { ModalMessage, type ModalMessageProps } from './primitives/modal/modal-message.tsx'
export { type ModalState, StateModal, type StateModalProps } from './primitives/modal/state-modal.tsx'
export { PasswordInput } from './primitives/password-input/password-input.tsx'
export { Popover, type PopoverProps } from './primitives/popover/popover.tsx'
export { Progress, type ProgressProps } from './primitives/progress/progress.tsx'
export { Radio, type RadioProps } from './primitives/radio/radio.tsx'
export { RadioCard, type RadioCardProps } from './primitives/radio/radio-card.tsx'
export { RadioGroup, type RadioGroupProps } from './primitives/radio/radio-group.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './primitives/segmented/segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './primitives/select/select.tsx'
export { Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx'
export { type TabItem, Tabs, type TabsProps } from './primitives/tabs/tabs.tsx'
export { Text, type TextProps } from './primitives/text/text.tsx'
export { TextInput, type TextInputProps } from './primitives/text-input/text-input.tsx'
export { LocaleProvider, type LocaleProviderProps, useLocale } from './primitives/texts/locale.tsx'
export { ThemeRoot, type ThemeRootProps } from './primitives/theme-root/theme-root.tsx'
export type { ToastAction, ToastOptions } from './primitives/toast/toast-options.ts'
export { ToastProvider, type ToastProviderProps, type Toasts, useToasts } from './primitives/toast/toast-provider.tsx'
export { Tooltip, type TooltipProps } from './primitives/tooltip/tooltip.tsx'
export { TopLayer, useTopLayer } from './primitives/top-layer/top-layer.tsx'
export { defaultUiMessages, type UiMessages } from './primitives/ui-messages/ui-messages.ts'
export {
  UiMessagesProvider,
  type UiMessagesProviderProps,
  useUiMessages,
} from './primitives/ui-messages/ui-messages-provider.tsx'
export { VisuallyHidden } from './primitives/visually-hidden/visually-hidden.tsx'
export type { EmbeddedProps } from './report/report-frame.tsx'
export type { ContrastProblem } from './theme/contrast-problems.ts'
export { type ContaproTheme, type ContaproThemeOptions, createContaproTheme } from './theme/create-contapro-theme.ts'
export type { ThemeColors } from './theme/derive-colors.ts'
export type { Density, ThemeName } from './theme/theme-name.ts'
export type { TokenValues } from './theme/tokens/token-values.ts'
export { type TokenVar, type TokenVars, vars } from './theme/tokens/vars.css.ts'
