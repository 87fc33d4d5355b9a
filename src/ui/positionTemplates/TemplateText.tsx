import { descriptionParts, partNames, pointsOf } from '../../domain/employees/descriptionParts.fields.ts'
import type { TemplateText as Said } from '../../domain/positionTemplates/nouns.ts'
import { slot } from '../kit/classes.ts'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

/** The parts of a position description, each under its heading; what says nothing is left out. */
export const TemplateText = ({ of }: { readonly of: Said }) => {
  const parts = partNames.flatMap((name) => {
    const points = pointsOf(of[name])
    return points.length === 0 ? [] : [{ name, points, label: descriptionParts.fields[name].label }]
  })
  return (
    <Stack>
      {of.description === '' ? null : <Text lines="kept">{of.description}</Text>}
      {parts.length === 0 && of.description === '' ? <Text tone="muted">Nothing written yet.</Text> : null}
      {parts.map(({ name, label, points }) => (
        <section key={name} aria-label={label} className={slot('outline', 'read')}>
          <Text as="h3" style="label">
            {label}
          </Text>
          {points.length === 1 ? (
            <Text>{points[0]}</Text>
          ) : (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Stack>
  )
}
