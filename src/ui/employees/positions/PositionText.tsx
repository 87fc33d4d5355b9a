import { piecesOf } from '../../../domain/employees/descriptionParts.fields.ts'
import { slot } from '../../kit/classes.ts'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

/** What a position is, each part under its heading, whoever has written it. */
export const PositionText = ({ description }: { readonly description: string }) => (
  <Stack>
    {piecesOf(description).map(({ heading, lines, isList }, at) => (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their places
        key={at}
        className={slot('outline', 'read')}
        {...(heading !== null && { 'aria-label': heading })}
      >
        {heading === null ? null : (
          <Text as="h3" style="label">
            {heading}
          </Text>
        )}
        {isList ? (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <Text lines="kept">{lines.join('\n')}</Text>
        )}
      </section>
    ))}
  </Stack>
)
