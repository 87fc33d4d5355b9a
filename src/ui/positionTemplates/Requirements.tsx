import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { asksNothing } from '../../domain/positionTemplates/requirements.ts'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { useDialogs, useRequireDenied } from './area.ts'
import { askToRequire } from './asking.ts'

/** What the position asks of whoever holds it. */
export const Requirements = ({ template }: { readonly template: PositionTemplate }) => {
  const dialogs = useDialogs()
  const denied = useRequireDenied()
  const { certificationTypes, policies } = template.requires
  return (
    <Section
      title="What it asks for"
      description="Of everybody who holds the position now."
      onEdit={() => askToRequire(dialogs, template)}
      editDenied={denied}
    >
      {asksNothing(template.requires) ? (
        <Text tone="muted">Nothing yet. Certifications and policies that are chosen here are owed by its holders.</Text>
      ) : (
        <DescriptionList
          items={[
            { term: 'Certifications', value: names(certificationTypes) },
            { term: 'Policies to agree to', value: names(policies) },
          ]}
        />
      )}
    </Section>
  )
}

const names = (asked: ReadonlyArray<{ readonly name: string }>): string | null =>
  asked.length === 0 ? null : asked.map(({ name }) => name).join(', ')
