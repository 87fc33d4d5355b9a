import { places } from '../../domain/session/places.ts'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import type { PagesOf } from './pages.ts'

const TermsPage = () => (
  <Page title={places.terms.title} width="form">
    <Section title="What Tenure stores">
      <Text>
        Tenure stores the records your company keeps about its people. Your company decides who can see and change them,
        and no other company can.
      </Text>
    </Section>
    <Section title="Your responsibilities">
      <Text>
        Use only your own login, don’t share it, and enter only what your company needs. Changes are recorded with your
        name and the time.
      </Text>
    </Section>
    <Section title="The agreement">
      <Text>
        Your use of Tenure is covered by the agreement between your company and the provider of Tenure. Ask your
        administrator for a copy.
      </Text>
    </Section>
  </Page>
)

export const pages: PagesOf<'utilityPages'> = { terms: TermsPage }
