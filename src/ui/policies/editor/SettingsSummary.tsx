import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { everybody } from '../../../domain/policies/settingsDrafts.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { Banner } from '../../kit/Banner.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { inPeople, useReach } from './Reach.tsx'

interface SettingsSummaryProps {
  readonly document: HrDocument
  readonly onEdit?: () => void
  readonly editDenied?: string | undefined
}

/** Whom it binds, and when: in words. */
export const SettingsSummary = ({ document, onEdit, editDenied }: SettingsSummaryProps) => {
  const { settings } = document
  const parties = settings?.relevantParties ?? everybody
  const locale = useLocale()
  const reach = useReach(document)
  const asks = asksForAgreement(document)
  return (
    <Section title={settingsTitle(document)} onEdit={onEdit} editDenied={editDenied}>
      <DescriptionList
        items={[
          {
            term: asks ? 'Applies to' : 'It is for',
            value: parties.all ? `All employees (${inPeople(locale, reach)})` : `${inPeople(locale, reach)}, chosen`,
          },
          ...(document.askedByPositions.length === 0
            ? []
            : [
                {
                  term: 'Asked for by positions',
                  value: document.askedByPositions.map(({ title }) => title).join(', '),
                },
              ]),
          ...(asks ? whenItems(settings) : []),
        ]}
      />
    </Section>
  )
}

/** By when it is agreed to, and what follows when it is not. */
const whenItems = (settings: HrDocument['settings']) => [
  { term: 'Agree by', value: settings?.dueDay ? <DateText value={settings.dueDay} /> : 'No due date' },
  {
    term: 'People who join later',
    value: settings?.dueInDays
      ? settings.dueInDays === 1
        ? '1 day to agree'
        : `${settings.dueInDays} days to agree`
      : 'No due date',
  },
  {
    term: 'Reminders',
    value: settings?.remindEveryDays ? every(settings.remindEveryDays, 'day') : 'Manual only',
  },
  {
    term: 'Manager notified',
    value: settings?.tellManagerAfterDays
      ? `${settings.tellManagerAfterDays === 1 ? '1 day' : `${settings.tellManagerAfterDays} days`} after the due date, once`
      : 'Never',
  },
  {
    term: 'Renewal',
    value: settings?.renewEveryMonths ? every(settings.renewEveryMonths, 'month') : 'Never',
  },
]

export const settingsTitle = (document: HrDocument): string =>
  asksForAgreement(document) ? 'Who and when' : 'Who it is for'

const every = (count: number, unit: string): string => (count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`)

/** § 3 A template that has a newer version, and the way there. */
export const TemplateNotice = ({ document: { id, template } }: { readonly document: HrDocument }) => {
  if (template === null || template.latestVersion <= template.version) return null
  return (
    <Banner>
      The template {template.title} has a newer version.{' '}
      <TextLink href={`${pathTo('hrDocumentEdit', { id })}?update`}>Compare it with yours</TextLink>
    </Banner>
  )
}
