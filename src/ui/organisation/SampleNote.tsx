import { isSample } from '../../domain/organisation/sampleData.ts'
import { sampleDataWording, samplesCounted } from '../../domain/organisation/sampleDataWording.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import { pathTo } from '../../domain/session/places.ts'
import { useActor, usePart } from '../app/session.ts'
import { Banner } from '../kit/Banner.tsx'
import { TextLink } from '../kit/LinkButton.tsx'

/** Over numbers in which sample people count: that they do, and where they are removed. */
export const SampleNote = () => {
  const people = usePart('employees')
  const isAdmins = isAdmin(useActor())
  const count = people?.filter(({ fullName }) => isSample(fullName)).length ?? 0
  return count === 0 ? null : (
    <Banner action={isAdmins ? <TextLink href={pathTo('companySettings')}>{sampleDataWording.where}</TextLink> : null}>
      {samplesCounted(count)}
    </Banner>
  )
}
