/** All help articles (§ 2.3 help widget), in the order they are listed in. */
import { account } from './account.ts'
import type { Article } from './article.ts'
import { assets } from './assets.ts'
import { certifications } from './certifications.ts'
import { checkIns } from './checkIns.ts'
import { company } from './company.ts'
import { everywhere } from './everywhere.ts'
import { goals } from './goals.ts'
import { people } from './people.ts'
import { policies } from './policies.ts'
import { positionTemplates } from './positionTemplates.ts'
import { reviews } from './reviews.ts'
import { settings } from './settings.ts'
import { structure } from './structure.ts'

export const articles: ReadonlyArray<Article> = [
  ...people,
  ...structure,
  ...policies,
  ...certifications,
  ...positionTemplates,
  ...assets,
  ...goals,
  ...checkIns,
  ...reviews,
  ...company,
  ...settings,
  ...everywhere,
  ...account,
]
