import { places } from '../../domain/session/places.ts'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import type { PagesOf } from './pages.ts'

const TermsPage = () => (
  <Page title={places.terms.title} width="form">
    <Section title="What Tenure keeps for you">
      <Text>
        Tenure keeps the records your organisation enters about its people. Your organisation decides who may see and
        change them; nothing leaves its own space.
      </Text>
    </Section>
    <Section title="What is asked of you">
      <Text>
        Use your own sign-in, keep it to yourself, and enter only what your organisation needs. What you change is
        recorded with your name and the time.
      </Text>
    </Section>
    <Section title="The agreement itself">
      <Text>
        The terms between your organisation and the operator of this installation are those the two have signed. Ask
        your administrator for a copy.
      </Text>
    </Section>
  </Page>
)

export const pages: PagesOf<'utilityPages'> = { terms: TermsPage }
