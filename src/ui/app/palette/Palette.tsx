import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { searchWording } from '../../../domain/session/search/wording.ts'
import type { PaletteActor, Step } from '../../../machines/session/palette/palette.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { useLocale } from '../../kit/locale.ts'
import { ModalRoot } from '../../kit/ModalRoot.tsx'
import { Key } from '../shortcuts/Keys.tsx'
import { PaletteList } from './PaletteList.tsx'

const { label, hint, looking, failed, retry, nothing } = searchWording

const steps: Readonly<Record<string, Step>> = { ArrowDown: 'next', ArrowUp: 'previous' }

interface PaletteProps {
  readonly palette: PaletteActor
  /** What was typed before its field was there; Enter is a line of its own. */
  readonly typedAhead: () => string
}

/** WAI-ARIA combobox with a list: the focus stays in the field, the arrows move what is active. */
export const Palette = ({ palette, typedAhead }: PaletteProps) => {
  const locale = useLocale()
  const query = useSelector(palette, ({ context }) => context.query)
  const rows = useSelector(palette, ({ context }) => context.rows)
  const more = useSelector(palette, ({ context }) => context.more)
  const active = useSelector(palette, ({ context }) => context.active)
  const isLooking = useSelector(palette, (snapshot) => snapshot.hasTag('looking'))
  const hasFailed = useSelector(palette, (snapshot) => snapshot.matches({ choosing: 'failed' }))
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const activeId = rows[active] ? `${id}${active}` : undefined

  const [, handOver] = useState(false)
  // The field has the focus by now: its own dialog is laid out before this is. What was typed has to stand in it before the
  // next key writes into it, and the palette is only watched once this has been painted: so it is drawn again at once.
  useLayoutEffect(() => {
    const [typed = '', ...entered] = typedAhead().split('\n')
    if (typed !== '') palette.send({ type: 'query.typed', query: typed })
    handOver(true)
    if (entered.length > 0) palette.send({ type: 'row.chosen' })
  }, [palette, typedAhead])

  useEffect(() => {
    if (active === 0) list.current?.scrollTo(0, 0)
    else if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [active, activeId])

  /** The button goes with the failure, and the focus would with it. */
  const askAgain = () => {
    field.current?.focus()
    palette.send({ type: 'search.retried' })
  }
  const close = () => palette.send({ type: 'palette.closed' })
  const press = (event: KeyboardEvent) => {
    const to = steps[event.key]
    const again = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (to === undefined && event.key !== 'Enter' && !again) return
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    if (again) close()
    else if (to) palette.send({ type: 'row.stepped', to })
    else palette.send({ type: 'row.chosen' })
  }

  return (
    <ModalRoot kind="modal" label={label} width={600} onLeave={close} lightly>
      <div className={slot('palette', 'root')}>
        <div className={slot('palette', 'field')}>
          <Search aria-hidden="true" />
          <input
            ref={field}
            className={slot('palette', 'input')}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={activeId}
            placeholder={hint}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => palette.send({ type: 'query.typed', query: event.target.value })}
            onKeyDown={press}
          />
        </div>
        <PaletteList ref={list} palette={palette} id={id} rows={rows} active={active} />
        {rows.length > 0 ? null : (
          <p className={slot('palette', 'empty')}>{isLooking ? looking : hasFailed ? null : nothing(query)}</p>
        )}
        {hasFailed ? (
          <div className={slot('palette', 'failed')} role="alert">
            <span>{failed}</span>
            <Button size="sm" onClick={askAgain}>
              {retry}
            </Button>
          </div>
        ) : rows.length > 0 && isLooking ? (
          <p className={slot('palette', 'more')}>{looking}</p>
        ) : more > 0 ? (
          <p className={slot('palette', 'more')}>
            {more === 1 ? '1 more result.' : `${writtenNumber(locale, more)} more results.`} Keep typing to narrow them
            down.
          </p>
        ) : null}
        <p className="sr-only" role="status">
          {isLooking ? looking : rows.length === 0 ? 'Nothing found' : `${rows.length + more} found`}
        </p>
        <div className={slot('palette', 'foot')}>
          <span>
            <Key name="↑" /> <Key name="↓" /> to choose
          </span>
          <span>
            <Key name="Enter" /> to open
          </span>
          <span>
            <Key name="Esc" /> to close
          </span>
        </div>
      </div>
    </ModalRoot>
  )
}
