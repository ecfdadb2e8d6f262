### The key of signs: what an icon stands for, and what it does.

sign-resource = Resource
    .text = Lies on buildings: pays for building, and shows who owns them.
sign-tile = Building tile
    .text = Lies behind your screen until you build with it.
sign-point = Success point
    .text = Worth a point at the end.
sign-crate = Resources in the supply
    .text = Those that are not in the city yet.
sign-card-exchange = Change-hand token
    .text = Give it back to change your hand before you choose a card.
sign-sickle = Exploit
    .text = A card that works whenever you exploit.
sign-modern-city = Urbanize
    .text = A card that works whenever you urbanize.
sign-crane = Construct
    .text = A card that works whenever you raise a building.
sign-laurels-trophy = End of the game
    .text = A card that gives points at the end.
sign-ginkgo = Urbanization token
    .text = A letter at the edge of the city: there it may grow.
sign-gear-hammer = Character
    .text = A starting card.
