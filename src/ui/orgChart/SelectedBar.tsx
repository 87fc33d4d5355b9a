import { ArrowRightLeft, StickyNote, User, X } from 'lucide-react'
import { sentences } from '../../domain/orgChart/wording.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import { hrefToFill, vacanciesHref } from '../employees/vacancies/addresses.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { useLocale } from '../kit/locale.ts'
import { useStanding } from '../kit/standing.ts'
import { Text } from '../kit/Text.tsx'
import { editDenied, hrefOf, useOrgChart, useOrgChartState, useSelected, useShownTree, useWaiting } from './area.ts'
import { BAR } from './barFocus.ts'

/** What can be done with the person who is selected, by mouse, finger and keyboard alike. */
export const SelectedBar = ({ onLeave }: { readonly onLeave: () => void }) => {
  const chart = useOrgChart()
  const locale = useLocale()
  const tree = useShownTree()
  const selected = useSelected()
  const actor = useOrgChartState(({ context }) => context.actor)
  const waiting = useWaiting()
  const node = selected === null ? undefined : tree.byId.get(selected)
  useStanding('foot', node !== undefined)
  if (node === undefined) return null
  const { person, manager, vacancy } = node
  const href = hrefOf(actor, node)
  const denied = editDenied(actor, person.id) ?? waiting
  return (
    <section
      id={BAR}
      className={slot('chart', 'bar')}
      aria-label={vacancy ? 'Selected vacancy' : 'Selected person'}
      data-over-chart
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onLeave()
      }}
    >
      <div className={slot('chart', 'words')}>
        <Text as="strong" style="label">
          <bdi>{person.fullName}</bdi>
        </Text>
        <Text as="span" style="small" tone="muted">
          {manager === null ? 'No manager' : `Reports to ${manager.person.fullName}`}
          {vacancy ? null : ` · ${sentences.team(locale, node)}`}
        </Text>
      </div>
      {vacancy ? (
        <LinkButton href={vacanciesHref} size="sm">
          Open vacancies
        </LinkButton>
      ) : null}
      {vacancy && isAdmin(actor) ? (
        <LinkButton href={hrefToFill(vacancy)} size="sm">
          Add a person
        </LinkButton>
      ) : null}
      {href === undefined ? null : (
        <LinkButton href={href} size="sm">
          <User aria-hidden="true" />
          Open profile
        </LinkButton>
      )}
      {vacancy ? null : (
        <>
          <Button size="sm" denied={denied} onClick={() => chart.send({ type: 'choosing.opened', id: person.id })}>
            <ArrowRightLeft aria-hidden="true" />
            Move to…
          </Button>
          <Button size="sm" denied={denied} onClick={() => chart.send({ type: 'editing.opened', id: person.id })}>
            <StickyNote aria-hidden="true" />
            Note and tags
          </Button>
        </>
      )}
      <IconButton
        label="Close"
        icon={<X />}
        size="sm"
        onClick={() => {
          onLeave()
          chart.send({ type: 'person.selected', id: null })
        }}
      />
    </section>
  )
}
