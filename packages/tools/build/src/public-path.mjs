// 'auto' uses the last script tag of the page, which is not this module: use the module's own URL.
__webpack_public_path__ = new URL('.', __system_context__.meta.url).href
