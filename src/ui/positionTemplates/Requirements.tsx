import { requireFields } from '../../domain/positionTemplates/act.fields.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { asksNothing, namesOf } from '../../domain/positionTemplates/requirements.ts'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { useAsked, useDialogs, useMayAsk, useRequireDenied } from './area.ts'
import { askToRequire } from './asking.ts'

/** What the position asks of whoever holds it; where the client's plan holds nothing that could be asked for, nothing. */
export const Requirements = ({ template }: { readonly template: PositionTemplate }) => {
  const dialogs = useDialogs()
  const denied = useRequireDenied()
  const asked = useAsked(template)
  const { certificationTypes, policies } = asked
  const { fields } = requireFields
  if (!useMayAsk()) return null
  return (
    <Section
      title="Requirements"
      description="For everyone who holds this position."
      onEdit={() => askToRequire(dialogs, template)}
      editDenied={denied}
    >
      {asksNothing(asked) ? (
        <Text tone="muted">
          No requirements yet. People who hold the position need the certifications and policies you choose here.
        </Text>
      ) : (
        <DescriptionList
          items={[
            { term: fields.certificationTypeIds.label, value: namesOf(certificationTypes) },
            { term: fields.policyIds.label, value: namesOf(policies) },
          ]}
        />
      )}
    </Section>
  )
}
