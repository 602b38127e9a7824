/** Parts of the demo merchants' names; all of them are invented. */

const words = (text: string): string[] => text.split(' ')

export const ADJECTIVES = words(
  'Amber Blue Brass Bright Copper Coral Crimson Crooked Dusky Emerald Fair Golden Green Hazel Hidden Honey Indigo ' +
    'Ivory Jade Lilac Linen Little Lucky Maple Merry Mild Misty North Olive Opal Painted Quiet Rosy Russet Rustic ' +
    'Silver Sunny Velvet Wandering Willow',
)

export const NOUNS = words(
  'Acorn Anchor Badger Barrel Basket Beacon Bramble Bridge Button Candle Cedar Clover Compass Cricket Drum Falcon ' +
    'Feather Fern Finch Fox Harbour Heron Kettle Lantern Lark Lighthouse Magpie Meadow Otter Pebble Quill Raven ' +
    'Ribbon Robin Saddle Sparrow Thimble Thistle Violet Wagon',
)

/** What merchants sell, with its category. */
export const TRADES = [
  ['Books', '5942'],
  ['Kitchen', '5812'],
  ['Grocers', '5411'],
  ['Travel', '4722'],
  ['Shoes', '5661'],
  ['Pharmacy', '5912'],
  ['Bicycles', '5940'],
  ['Toys', '5945'],
  ['Records', '5733'],
  ['Gardens', '5261'],
  ['Hotels', '7011'],
  ['Cinema', '7832'],
  ['Clothing', '5651'],
  ['Electronics', '5732'],
] as const

/** Countries of merchants, with the local legal form; repeated ones are more frequent. */
export const HOMES = [
  ...Array.from({ length: 6 }, () => ['PL', 'sp. z o.o.', 'pl_PL'] as const),
  ...Array.from({ length: 4 }, () => ['DE', 'GmbH', 'de_DE'] as const),
  ...Array.from({ length: 4 }, () => ['GB', 'Ltd', 'en_GB'] as const),
  ...Array.from({ length: 2 }, () => ['AU', 'Pty Ltd', 'en_AU'] as const),
  ...Array.from({ length: 2 }, () => ['US', 'Inc.', 'en_US'] as const),
  ['SG', 'Pte. Ltd.', 'en_SG'] as const,
] as const
