// Theme
export { vars, type TokenVar, type TokenVars } from './theme/vars.css.ts'
export { ThemeRoot, type Density, type ThemeName, type ThemeRootProps } from './primitives/theme-root/theme-root.tsx'

// Primitives
export { Avatar, type AvatarProps } from './primitives/avatar/avatar.tsx'
export { initials } from './primitives/avatar/initials.ts'
export { Badge, type BadgeProps, CountPill } from './primitives/badge/badge.tsx'
export type { StatusTone } from './primitives/badge/status-tones.ts'
export { Banner, type BannerProps } from './primitives/banner/banner.tsx'
export { Button, type ButtonProps } from './primitives/button/button.tsx'
export type { ButtonLook } from './primitives/button/button-content.tsx'
export { ButtonLink, type ButtonLinkProps } from './primitives/button/button-link.tsx'
export { IconButton, type IconButtonProps } from './primitives/button/icon-button.tsx'
export { Card, CardBody, CardFoot, CardHead, type CardHeadProps, type CardProps } from './primitives/card/card.tsx'
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox.tsx'
export { DigitsInput, digitsOnly } from './primitives/digits-input/digits-input.tsx'
export { Field, FieldGrid, type FieldGridProps, type FieldProps } from './primitives/field/field.tsx'
export {
  FullScreenLoader,
  type FullScreenLoaderProps,
  type LoadingTag,
} from './primitives/full-screen-loader/full-screen-loader.tsx'
export { Icon, type IconProps } from './primitives/icon/icon.tsx'
export type { IconName } from './primitives/icon/icons.ts'
export { Link, type LinkProps } from './primitives/link/link.tsx'
export { Logo, type LogoProps } from './primitives/logo/logo.tsx'
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from './primitives/menu/menu.tsx'
export { Modal, type ModalProps } from './primitives/modal/modal.tsx'
export { ModalMessage, type ModalMessageProps } from './primitives/modal/modal-message.tsx'
export { type ModalState, StateModal, type StateModalProps } from './primitives/modal/state-modal.tsx'
export { PasswordInput } from './primitives/password-input/password-input.tsx'
export { Popover, type PopoverProps } from './primitives/popover/popover.tsx'
export { Progress, type ProgressProps } from './primitives/progress/progress.tsx'
export { Select, type SelectOption, type SelectProps } from './primitives/select/select.tsx'
export { Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx'
export { type TabItem, Tabs, type TabsProps } from './primitives/tabs/tabs.tsx'
export { Text, type TextProps } from './primitives/text/text.tsx'
export { TextInput, type TextInputProps } from './primitives/text-input/text-input.tsx'
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

// Patterns
export { AppShell, type AppShellProps } from './patterns/app-shell/app-shell.tsx'
export { SideSheet, type SideSheetProps } from './patterns/app-shell/side-sheet.tsx'
export type { ChartPoint, ChartSeries, ChartView, DonutPart } from './patterns/chart/chart-point.ts'
export { ChartViewSwitch, type ChartViewSwitchProps } from './patterns/chart/chart-view-switch.tsx'
export { DonutChart, type DonutChartProps } from './patterns/chart/donut-chart.tsx'
export { EvolutionChart, type EvolutionChartProps } from './patterns/chart/evolution-chart.tsx'
export {
  CompanySwitcher,
  type CompanySwitcherProps,
  type SwitcherCompany,
} from './patterns/company-switcher/company-switcher.tsx'
export { CopyButton, type CopyButtonProps } from './patterns/copy-button/copy-button.tsx'
export type { DataColumn, DataTableSelection, DataTableState, EntryPlace } from './patterns/data-table/data-column.ts'
export { DataTable, type DataTableProps } from './patterns/data-table/data-table.tsx'
export { BulkBar, type BulkBarProps, Toolbar, type ToolbarProps } from './patterns/data-table/toolbar.tsx'
export { DateText, type DateTextProps } from './patterns/date-text/date-text.tsx'
export { formatDate } from './patterns/date-text/format-date.ts'
export { EmptyState, type EmptyStateProps } from './patterns/empty-state/empty-state.tsx'
export { ClampedText, ExcerptText, type ExcerptTextProps } from './patterns/excerpt-text/excerpt-text.tsx'
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
export { SearchInput, type SearchInputProps } from './patterns/search-input/search-input.tsx'
export { Sidebar, type SidebarItem, type SidebarProps } from './patterns/sidebar/sidebar.tsx'
export { Stat, type StatProps, StatStrip, type StatStripProps } from './patterns/stat/stat.tsx'
export {
  type CompanyStatus,
  CompanyStatusBadge,
  type CompanyStatusBadgeProps,
  companyStatusText,
} from './patterns/status-badge/company-status-badge.tsx'
export {
  PurchaseStatusBadge,
  type PurchaseStatusBadgeProps,
  type PurchaseStatusWord,
} from './patterns/status-badge/purchase-status-badge.tsx'
export { TopBar, type TopBarLink, type TopBarProps } from './patterns/top-bar/top-bar.tsx'
export { DropArea, type DropAreaProps } from './patterns/upload/drop-area.tsx'
export { FileList, type FileResult, FileRow, type FileRowProps } from './patterns/upload/file-row.tsx'
export { formatBytes } from './patterns/upload/format-bytes.ts'

// Provider and features
export { ContaproProvider, type ContaproProviderProps } from './provider/contapro-provider.tsx'
export type { FeatureMessages, FeatureName } from './provider/feature-messages.ts'
export type { NavigateListener } from './provider/host-context.ts'
export { type MessageOverrides, type MessageSet, useMessages } from './provider/messages.tsx'
export type { NavigationTarget, TargetLinks } from './provider/navigation-target.ts'
export {
  TargetButton,
  type TargetButtonProps,
  TargetLink,
  type TargetLinkProps,
  useTargetAnchor,
} from './provider/target-link.tsx'
export type { ContaproUiEvent, ContaproUiEventListener } from './provider/ui-event.ts'
export type { ReportScopeProps } from './provider/use-report-scope.ts'
export { BrandPanel } from './features/sign-in/brand-panel.tsx'
export { SignInForm, type SignInFormProps } from './features/sign-in/sign-in-form.tsx'
export { SignInPanel, type SignInPanelProps } from './features/sign-in/sign-in-panel.tsx'
export { SignInScreen, type SignInScreenProps } from './features/sign-in/sign-in-screen.tsx'
export {
  SessionExpiredDialog,
  type SessionExpiredDialogProps,
  SessionExpiredModal,
  type SessionExpiredModalProps,
} from './features/session/session-expired-modal.tsx'
export { CompaniesPanel, type CompaniesPanelProps } from './features/companies/companies-panel.tsx'
export { type CompaniesState, CompaniesView, type CompaniesViewProps } from './features/companies/companies-view.tsx'
export { CompanyRegistered, type CompanyRegisteredProps } from './features/companies/company-registered.tsx'
export { CompanyStatusModal, type CompanyStatusModalProps } from './features/companies/company-status-modal.tsx'
export {
  CompanySwitcherPanel,
  type CompanySwitcherPanelProps,
} from './features/companies/company-switcher-panel.tsx'
export {
  type RegisterCompanyFailure,
  RegisterCompanyForm,
  type RegisterCompanyFormProps,
} from './features/companies/register-company-form.tsx'
export {
  RegisterCompanyPanel,
  type RegisterCompanyPanelProps,
} from './features/companies/register-company-panel.tsx'
export {
  RegisterCompanyScreen,
  type RegisterCompanyScreenProps,
} from './features/companies/register-company-screen.tsx'
export { DashboardPanel, type DashboardPanelProps } from './features/dashboard/dashboard-panel.tsx'
export {
  EvolutionCard,
  type EvolutionCardProps,
  type EvolutionState,
} from './features/dashboard/evolution/evolution-card.tsx'
export { EvolutionPanel, type EvolutionPanelProps } from './features/dashboard/evolution/evolution-panel.tsx'
export { OverviewCard, type OverviewCardProps } from './features/dashboard/overview/overview-card.tsx'
export { OverviewPanel, type OverviewPanelProps } from './features/dashboard/overview/overview-panel.tsx'
export { PurchasesCards, type PurchasesCardsProps } from './features/dashboard/purchases/purchases-cards.tsx'
export { SalesCards, type SalesCardsProps } from './features/dashboard/sales/sales-cards.tsx'
export { UploadPanel, type UploadPanelProps } from './features/uploads/upload-panel.tsx'
export { VoucherDetail, type VoucherDetailProps } from './features/vouchers/voucher-detail.tsx'
export { VoucherDetailModal, type VoucherDetailModalProps } from './features/vouchers/voucher-detail-modal.tsx'
export type {
  VoucherListFilter,
  VoucherListState,
  VoucherListStateProps,
} from './features/vouchers/voucher-list-state.ts'
export { VouchersPanel, type VouchersPanelProps } from './features/vouchers/vouchers-panel.tsx'
