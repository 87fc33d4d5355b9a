/**
 * The class names of our recipes. Panda writes their CSS whole (`staticCss`), so the browser needs only the names:
 * Panda's own recipe runtime would cost the entry 5 KiB brotli.
 */
type Recipes = typeof import('styled-system/recipes')
type Slotted = { [K in keyof Recipes]: Recipes[K] extends { __slot: string } ? K : never }[keyof Recipes]
type Plain = Exclude<keyof Recipes, Slotted>

export type Variants<K extends keyof Recipes> = {
  readonly [V in keyof Recipes[K]['variantMap']]?:
    | (Recipes[K]['variantMap'][V] extends readonly (infer Choice)[] ? Choice : never)
    | undefined
}

const written = (name: string, variants: object = {}): string =>
  Object.entries(variants).reduce(
    (all, [variant, choice]) =>
      choice === undefined || choice === false ? all : `${all} ${name}--${variant}_${choice}`,
    name,
  )

/** `look('button', { tone: 'solid' })` → `button button--tone_solid` */
export const look = <K extends Plain>(recipe: K, variants?: Variants<K>): string => written(recipe, variants)

/** `slot('dialog', 'title')` → `dialog__title` */
export const slot = <K extends Slotted>(recipe: K, part: Recipes[K]['__slot'], variants?: Variants<K>): string =>
  written(`${recipe}__${part}`, variants)
