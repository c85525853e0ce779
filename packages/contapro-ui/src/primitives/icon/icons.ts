import {
  ArrowDown,
  ArrowRight,
  ArrowUp,
  BadgeCheck,
  Building2,
  Calendar,
  ChartLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleQuestionMark,
  CircleX,
  Clock,
  ClockAlert,
  CloudAlert,
  Copy,
  Download,
  Ellipsis,
  Equal,
  ExternalLink,
  Eye,
  EyeOff,
  FileChartColumn,
  FileDown,
  FileSearch,
  FileText,
  Gift,
  HandCoins,
  Info,
  KeyRound,
  Landmark,
  LayoutDashboard,
  ListFilter,
  Lock,
  LogOut,
  MailCheck,
  Menu,
  MessageCircle,
  Minus,
  Percent,
  Plus,
  Receipt,
  ReceiptText,
  RefreshCw,
  Search,
  SearchX,
  ShieldAlert,
  Table2,
  Trash2,
  TriangleAlert,
  Upload,
  UserRound,
  X,
  type LucideIcon,
} from 'lucide-react'

/** A name of an icon that the package carries. */
export type IconName =
  | 'arrow-down'
  | 'arrow-right'
  | 'arrow-up'
  | 'badge-check'
  | 'building-2'
  | 'calendar'
  | 'chart-line'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevrons-up-down'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-minus'
  | 'circle-question-mark'
  | 'circle-x'
  | 'clock'
  | 'clock-alert'
  | 'cloud-alert'
  | 'copy'
  | 'download'
  | 'ellipsis'
  | 'equal'
  | 'external-link'
  | 'eye'
  | 'eye-off'
  | 'file-chart-column'
  | 'file-down'
  | 'file-search'
  | 'file-text'
  | 'gift'
  | 'hand-coins'
  | 'info'
  | 'key-round'
  | 'landmark'
  | 'layout-dashboard'
  | 'list-filter'
  | 'lock'
  | 'log-out'
  | 'mail-check'
  | 'menu'
  | 'message-circle'
  | 'minus'
  | 'percent'
  | 'plus'
  | 'receipt'
  | 'receipt-text'
  | 'refresh-cw'
  | 'search'
  | 'search-x'
  | 'shield-alert'
  | 'table-2'
  | 'trash-2'
  | 'triangle-alert'
  | 'upload'
  | 'user-round'
  | 'x'

/** The outlines that the product uses, by lucide's own names. */
export const icons: Readonly<Record<IconName, LucideIcon>> = {
  'arrow-down': ArrowDown,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'badge-check': BadgeCheck,
  'building-2': Building2,
  calendar: Calendar,
  'chart-line': ChartLine,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevrons-up-down': ChevronsUpDown,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-minus': CircleMinus,
  'circle-question-mark': CircleQuestionMark,
  'circle-x': CircleX,
  clock: Clock,
  'clock-alert': ClockAlert,
  'cloud-alert': CloudAlert,
  copy: Copy,
  download: Download,
  ellipsis: Ellipsis,
  equal: Equal,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  'file-chart-column': FileChartColumn,
  'file-down': FileDown,
  'file-search': FileSearch,
  'file-text': FileText,
  gift: Gift,
  'hand-coins': HandCoins,
  info: Info,
  'key-round': KeyRound,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  'list-filter': ListFilter,
  lock: Lock,
  'log-out': LogOut,
  'mail-check': MailCheck,
  menu: Menu,
  'message-circle': MessageCircle,
  minus: Minus,
  percent: Percent,
  plus: Plus,
  receipt: Receipt,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  search: Search,
  'search-x': SearchX,
  'shield-alert': ShieldAlert,
  'table-2': Table2,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  upload: Upload,
  'user-round': UserRound,
  x: X,
}
