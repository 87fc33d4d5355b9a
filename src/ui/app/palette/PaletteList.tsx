import {
  Award,
  BookText,
  Boxes,
  ClipboardCheck,
  CornerDownRight,
  FileBadge,
  FileText,
  LayoutTemplate,
  Lock,
  MessagesSquare,
  Settings2,
  Target,
  UserRound,
} from 'lucide-react'
import { memo, type Ref } from 'react'
import type { PageName } from '../../../domain/session/places.ts'
import { searchWording } from '../../../domain/session/search/wording.ts'
import { shortcuts } from '../../../domain/session/shortcuts.ts'
import type { PaletteActor } from '../../../machines/session/palette/palette.machine.ts'
import type { PaletteRow } from '../../../machines/session/palette/rows.ts'
import { slot } from '../../kit/classes.ts'
import { Text } from '../../kit/Text.tsx'
import { type Icon, menuIcons } from '../menuIcons.ts'
import { PersonAvatar } from '../PersonAvatar.tsx'
import { Keys } from '../shortcuts/Keys.tsx'

interface PaletteListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly palette: PaletteActor
  /** What the ids of the list and its rows begin with. */
  readonly id: string
  readonly rows: ReadonlyArray<PaletteRow>
  readonly active: number
}

export const PaletteList = ({ ref, palette, id, rows, active }: PaletteListProps) => (
  <div
    ref={ref}
    id={`${id}list`}
    role="listbox"
    aria-label={searchWording.found}
    className={slot('palette', 'list')}
    hidden={rows.length === 0}
  >
    {sectionsOf(rows).map(({ name, from, to }) => {
      const options = rows
        .slice(from, to)
        .map((row, at) => (
          <Option
            key={row.id}
            palette={palette}
            id={`${id}${from + at}`}
            row={row}
            at={from + at}
            isActive={from + at === active}
          />
        ))
      return (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={name} role="group" aria-label={name}>
          <div className={slot('palette', 'heading')} aria-hidden="true">
            {name}
          </div>
          {options}
        </div>
      )
    })}
  </div>
)

/** Rows under the same heading stand next to each other. */
const sectionsOf = (rows: ReadonlyArray<PaletteRow>) => {
  const sections: Array<{ readonly name: string; readonly from: number; to: number }> = []
  rows.forEach(({ section }, at) => {
    const last = sections.at(-1)
    if (last?.name === section) last.to = at + 1
    else sections.push({ name: section, from: at, to: at + 1 })
  })
  return sections
}

interface OptionProps {
  readonly palette: PaletteActor
  readonly id: string
  readonly row: PaletteRow
  readonly at: number
  readonly isActive: boolean
}

/** As in the menu, of what it does not hold too. */
const icons: Readonly<Record<PaletteRow['kind'], Icon>> = {
  page: FileText,
  setting: Settings2,
  action: CornerDownRight,
  person: UserRound,
  policy: BookText,
  certification: Award,
  certificationType: FileBadge,
  asset: Boxes,
  goal: Target,
  checkIn: MessagesSquare,
  review: ClipboardCheck,
  positionTemplate: LayoutTemplate,
}

const ofPages: Readonly<Partial<Record<PageName, Icon>>> = menuIcons

const Option = memo(({ palette, id, row, at, isActive }: OptionProps) => {
  const { label, detail, denied } = row
  const second = denied ?? detail
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={denied === null ? undefined : true}
      className={slot('palette', 'row')}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : () => palette.send({ type: 'row.pointed', at })}
      onClick={() => palette.send({ type: 'row.chosen', at })}
    >
      <span className={slot('palette', 'icon')}>
        <RowIcon row={row} />
      </span>
      <span className={slot('palette', 'words')}>
        <Text as="span" clip="line">
          {label}
        </Text>
        {second === null ? null : (
          <Text as="span" style="small" tone="muted" clip={denied === null ? 'line' : undefined}>
            {second}
          </Text>
        )}
      </span>
      {denied === null ? (
        <span className={slot('palette', 'aside')}>
          <Aside row={row} />
        </span>
      ) : null}
    </div>
  )
})

const RowIcon = ({ row: { picture, kind, target, denied } }: { readonly row: PaletteRow }) => {
  if (denied !== null) return <Lock aria-hidden="true" />
  if (picture !== null) return <PersonAvatar person={picture} size={24} />
  const Shown = ('open' in target && ofPages[target.open]) || icons[kind]
  return <Shown aria-hidden="true" />
}

/** The shortcut that does the same, to be learnt in passing. */
const Aside = ({ row: { kind, target } }: { readonly row: PaletteRow }) => {
  // A section of the settings is further down on its page.
  if (kind !== 'page') return null
  const shortcut = shortcuts.find((one) => 'open' in one.target && 'open' in target && one.target.open === target.open)
  return shortcut ? <Keys shortcut={shortcut} /> : null
}
