// 'auto' asks for the last script tag of the page, which is not this module: ask the module itself.
__webpack_public_path__ = new URL('.', __system_context__.meta.url).href
