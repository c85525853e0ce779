import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { ChevronDownIcon, DownloadIcon, FileCodeIcon, FileImageIcon } from '../../primitives/icon/icons.ts'
import { Menu, type MenuItem } from '../../primitives/menu/menu.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { formatCount } from '../../primitives/texts/count.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { Tooltip } from '../../primitives/tooltip/tooltip.tsx'
import { count } from './download.css.ts'
import { downloadMessages } from './download.messages.ts'

/** Which files are downloaded together. */
export type MassFileType = 'xml' | 'jpeg'

/** Props of `MassDownloadMenu`. */
export interface MassDownloadMenuProps {
  /** How many vouchers the menu is about: the chosen ones, or with none those of the page. */
  readonly vouchers: number
  /** Some are chosen; without them the page counts. */
  readonly hasSelection: boolean
  /** How many of them have each file. */
  readonly files: Readonly<Record<MassFileType, number>>
  readonly onDownload: (type: MassFileType) => void
  readonly busy?: boolean
  /** The look of a main action, in a bulk bar. */
  readonly primary?: boolean
}

/** "Descarga masiva": XML or images, with how many there are of each. Without any file the button says why it is off. */
export function MassDownloadMenu(props: MassDownloadMenuProps): JSX.Element {
  const { vouchers, hasSelection, files, onDownload, busy, primary = false } = props
  const texts = useTexts(downloadMessages)
  const locale = useLocale()
  const look = { variant: primary ? 'primary' : 'secondary', icon: DownloadIcon, iconEnd: ChevronDownIcon } as const
  if (files.xml + files.jpeg === 0) {
    return (
      <Tooltip content={texts.noFiles}>
        <Button {...look} aria-disabled>
          {texts.mass}
        </Button>
      </Tooltip>
    )
  }
  const line = (type: MassFileType, label: string, icon: MenuItem['icon']): MenuItem => ({
    id: type,
    label,
    icon,
    end: (
      <span translate="no" className={count}>
        {formatCount(files[type], locale)}
      </span>
    ),
    disabled: files[type] === 0,
    onSelect: () => onDownload(type),
  })
  return (
    <Menu
      trigger={
        <Button {...look} busy={busy}>
          {texts.mass}
        </Button>
      }
      groups={[
        {
          id: 'files',
          title: hasSelection ? texts.ofSelection(vouchers) : texts.ofPage(vouchers),
          items: [line('xml', texts.xmlFiles, FileCodeIcon), line('jpeg', texts.jpegImages, FileImageIcon)],
        },
      ]}
    />
  )
}
