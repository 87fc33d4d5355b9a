import { Section } from './Section.tsx'
import { Skeleton, skeletonWidths } from './Skeleton.tsx'
import { Stack } from './Stack.tsx'

/** A card with rows, while these are read: about as high as it will be. */
export const RowsWaiting = () => (
  <Section>
    <Stack gap={8}>
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  </Section>
)
